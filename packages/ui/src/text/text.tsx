import { css, styled } from 'styled-components';
import { hover, touch } from '../tokens/media.ts';

type Tone = 'primary' | 'secondary' | 'tertiary' | 'brand' | 'trust' | 'promo' | 'info' | 'danger';
type TextProps = { $tone?: Tone; $size?: 'body' | 'body-l' | 'body-strong' | 'label' | 'caption' | 'title-m' };

const toneColour = (tone: Tone): string =>
  ['primary', 'secondary', 'tertiary'].includes(tone) ? `var(--text-${tone})` : `var(--${tone}-text)`;

/** Running text in one of the tones and sizes of the type scale; `as="span"` inside a line. */
export const Text = styled.p<TextProps>`
  font: ${({ $size = 'body' }) => `var(--type-${$size})`};
  color: ${({ $tone = 'primary' }) => toneColour($tone)};
`;

/** Signboard face: heroes, section titles, empty and error headings. Never prices, buttons, forms or tables. */
export const Heading = styled.h2<{ $size?: 'xl' | 'l' | 'm' | 's' }>`
  font: ${({ $size = 'm' }) => `var(--type-display-${$size})`};
  letter-spacing: 0.01em;
`;

/** Figures that stand under one another: counts, times, order numbers. */
export const Figures = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
`;

const clamped = (lines: number) => css`
  display: -webkit-box;
  -webkit-line-clamp: ${lines};
  -webkit-box-orient: vertical;
  overflow: hidden;
  text-wrap: pretty;
`;

/** Cut after `$lines` lines, two by default. */
export const Clamp = styled.span<{ $lines?: number }>`
  ${({ $lines = 2 }) => clamped($lines)}
`;

/** Link inside running text; `as={Link}` for routes. */
export const TextLink = styled.a`
  color: var(--info-text);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
  text-underline-offset: 3px;

  ${hover} {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
`;

/** Quiet link at the end of a section head. */
export const MoreLink = styled.a`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 2px;
  min-height: 32px;
  color: var(--text-secondary);
  white-space: nowrap;

  /* Fingers have 40 px. */
  ${touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -4px 0;
    }
  }

  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;
