import type { BannerTint } from '@jishi/api/shop';
import { from, Heading } from '@jishi/ui';
import { css, keyframes, styled } from 'styled-components';
import { STAGE_HEIGHT } from './category-menu.styles.ts';
import { scene } from './scene.styles.ts';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** `$places`: the most objects any of its slides has. */
export const Frame = styled.section<{ $places?: number }>`
  --places: ${({ $places = 1 }) => $places};
  position: relative;
  min-height: 400px;
  overflow: hidden;
  border-radius: var(--r-lg);
  isolation: isolate;
  touch-action: pan-y;

  ${from.md} {
    min-height: ${STAGE_HEIGHT};
  }
`;

export const Slide = styled.div<{ $fadesIn: boolean; $isShown: boolean }>`
  ${({ $isShown }) =>
    !$isShown &&
    css`
      position: absolute;
      inset: 0;
      opacity: 0;
    `}
  ${({ $fadesIn }) =>
    $fadesIn &&
    css`
      animation: ${appear} var(--t-slow);
    `}

  > a {
    display: block;
    height: 400px;
  }
  ${from.md} {
    > a {
      height: ${STAGE_HEIGHT};
    }
  }
`;

export const Stall = styled.div<{ $tint: BannerTint }>`
  ${({ $tint }) => scene($tint)}
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  min-height: 400px;

  ${from.md} {
    min-height: ${STAGE_HEIGHT};
  }
`;

export const Copy = styled.div`
  position: relative;
  z-index: 1;
  padding: 38px 20px 0;

  p {
    margin-top: 6px;
    color: var(--text-secondary);
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }
  > a {
    margin-top: 14px;
  }
  ${from.md} {
    padding: 26px 40px 0;

    p {
      font-size: 1.0625rem;
    }
  }
`;

/** On wide screens it leaves room for the dots at the end of its line, and for the lanterns before them. */
export const Title = styled(Heading)`
  font: var(--type-display-xl);

  ${from.md} {
    padding-right: 160px;
  }
  ${from.lg} {
    padding-right: 270px;
  }
`;

/**
 * How many objects stand side by side: four on phones, all there are on wide screens. There they have the same size on every slide: one that
 * is larger than what the page came with would be its largest paint, seconds late.
 */
const places = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 4px;
  padding: 12px 12px 0;

  > :nth-child(n + 5) {
    display: none;
  }
  /* A phone with large text: whole prices before many goods. */
  @media (max-width: 17.5em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(n + 3) {
      display: none;
    }
  }
  ${from.sm} {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > :nth-child(5) {
      display: grid;
    }
  }
  ${from.md} {
    padding-inline: 40px;
  }
  ${from.lg} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, calc((100% - (var(--places) - 1) * 4px) / var(--places)));
    grid-auto-flow: column;
    justify-content: space-evenly;

    > :nth-child(n) {
      display: grid;
    }
  }
`;

export const Goods = styled.div`
  ${places}
  position: relative;
  z-index: 1;
  align-items: end;
  margin-bottom: -10px;

  img {
    width: 100%;
    max-width: 118px;
    margin: 0 auto;
    filter: drop-shadow(0 10px 8px rgb(80 40 10 / 22%));
  }
  ${from.sm} {
    img {
      max-width: 150px;
    }
  }
`;

/** The wooden counter the goods stand on, with their price tags. */
export const Counter = styled.div`
  ${places}
  position: relative;
  z-index: 1;
  align-items: center;
  min-height: 66px;
  background: linear-gradient(180deg, var(--wood-a) 0 12px, var(--wood-b) 12px);

  > * {
    min-width: 0;
    justify-items: center;
    container-type: inline-size;
  }
  ${from.md} {
    min-height: 76px;
  }
`;

/** Paper stays paper in the dark: its colours are those of the scene. No word and no price is wider than its place. */
export const PaperTag = styled.a`
  display: grid;
  justify-items: center;
  max-width: 100%;
  padding: 3px 5px 4px;
  border-radius: 5px;
  background: #fffdf6;
  box-shadow: 0 2px 4px rgb(60 30 10 / 28%);
  color: #241c17;
  font: var(--type-micro);
  font-size: min(0.6875rem, 14cqi);
  font-weight: 400;
  line-height: 1.27;
  text-align: center;
  transform: rotate(-2deg);
  transition: transform var(--t-fast);

  :nth-child(2n) > & {
    transform: rotate(1.5deg);
  }
  && {
    &:hover {
      transform: translateY(-2px);
    }
  }
  ${from.sm} {
    padding-inline: 9px;
    font-size: min(0.75rem, 14cqi);
    line-height: 1.5;
  }
  b {
    color: #ba2f18;
    font-size: min(0.9375rem, 20cqi);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  ${from.md} {
    b {
      font-size: min(1.125rem, 20cqi);
      line-height: 1.11;
    }
  }
`;

export const Controls = styled.div`
  position: absolute;
  z-index: 2;
  top: 54px;
  right: 12px;
  display: flex;
  align-items: center;
  padding-left: 4px;
  border-radius: var(--r-full);
  background: color-mix(in srgb, var(--bg-surface) 84%, transparent);

  ${from.md} {
    top: 68px;
    right: 32px;
  }
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 4px;
    background: color-mix(in srgb, var(--text-primary) 55%, transparent);
  }
  &[aria-current]::before {
    width: 20px;
    background: var(--brand-solid);
  }
`;

export const PauseButton = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-left: 4px;
  border-radius: 50%;
  color: var(--text-primary);
`;
