import type { BannerTint } from '@jishi/api/shop';
import { css } from 'styled-components';

const grounds: Record<BannerTint, string> = {
  cinnabar: 'var(--stall-a),var(--stall-b)',
  jade: 'var(--ad-a),var(--ad-b)',
  gold: 'var(--cph-a),var(--cph-b)',
  indigo: 'var(--info-soft),var(--info-border)',
  wood: 'var(--fl-home-a),var(--fl-home-b)',
};

/** What the sky turns to at dusk, from above: a share of it, and the colour of the rest. */
export const dusk = [
  { share: 70, colour: '#e8784a' },
  { share: 80, colour: '#f0b05a' },
] as const;

/** Night from above, and the words on it. */
export const night = { sky: ['#12163a', '#2b2a55', '#71434a'], words: ['#fff4e0', '#e6dce4'] } as const;

const [above, below] = dusk.map(({ share, colour }) => `color-mix(in srgb,var(--sky) ${share}%,${colour})`);

/**
 * The ground of the stage: the sky of the hour, and below it the colours of a banner. By night it is the same in both themes, and words on
 * it are light. Nothing but colours differs from hour to hour.
 */
export const scene = (tint: BannerTint) => css`
  --veil: linear-gradient(var(--sky), #0000 75%);
  background: var(--veil), linear-gradient(${grounds[tint]});

  [data-light='dusk'] & {
    --veil: linear-gradient(${above}, ${below} 50%, #0000);
  }
  [data-light='night'] & {
    --veil: linear-gradient(${night.sky[0]}, ${night.sky[1]} 55%, ${night.sky[2]});
    --text-primary: ${night.words[0]};
    --text-secondary: ${night.words[1]};
    --awning-a: #b83722;
    --awning-b: #e6d6bd;
    --wood-a: #8a5f38;
    --wood-b: #6b4727;
    color: var(--text-primary);
  }
`;
