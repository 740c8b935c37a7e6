import { below, reducedMotion } from '@jishi/ui';
import { css, keyframes, styled } from 'styled-components';
import { palette } from './palette.ts';

const nearer = keyframes`
  to {
    transform: translateX(-260px);
  }
`;

const farther = keyframes`
  to {
    transform: translateX(-90px);
  }
`;

/** Decoration, for whoever has nothing against its bytes. */
const decoration = css`
  position: absolute;
  pointer-events: none;

  @media (prefers-reduced-data: reduce) {
    display: none;
  }
`;

/** Moves by the place of the row, where the browser can; else it stands. */
const follows = (moves: ReturnType<typeof keyframes>) => css`
  @supports (animation-timeline: --street) {
    animation: ${moves} linear both;
    animation-timeline: --street;
  }
  ${reducedMotion} {
    animation: none;
  }
`;

/**
 * The scene, from edge to edge. In wide windows it is a little narrower and framed: their whole width, in `vw`, counts the scroll bar, and
 * nothing may be moved sideways.
 */
export const Street = styled.section`
  ${palette}
  --pitch: 488px;
  --stall: 432px;
  --box: 404px;
  --edge: max(var(--gutter), calc(50vw - 10px - var(--content-width) / 2));
  position: relative;
  isolation: isolate;
  overflow: hidden;
  /* Head and middle: hills and roofs stand on the ground before that has been read. */
  min-height: 752px;
  margin-inline: min(calc(-1 * var(--gutter)), calc(50% - 50vw + 10px));
  background: linear-gradient(var(--sky-a), var(--sky-b) 46%, var(--sky-c) 78%);
  color: var(--ink);
  timeline-scope: --street;

  @media (min-width: 84.3125em) {
    margin-top: 10px;
    border-radius: var(--r-lg);
  }
  ${below.sm} {
    --stall: min(308px, 100vw - 40px);
    --pitch: calc(var(--stall) + 22px);
    --box: calc(var(--stall) - 16px);
    min-height: 708px;
  }
`;

const onSky = css`
  --text-primary: var(--ink);
  --text-secondary: var(--sub);
  color: var(--ink);
`;

export const Nothing = styled.div`
  ${onSky}
`;

/** The room of the stalls, so that nothing moves when they come. What is said there instead reads on the sky. */
export const Middle = styled.div`
  min-height: 640px;

  > [role='alert'] {
    ${onSky}
  }
  ${below.sm} {
    min-height: 582px;
  }
`;

export const Sky = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  z-index: -1;
  inset: 0;

  /* What the hills and the roofs stand on. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: auto 0 0;
    height: 171px;
    background: var(--mid);
  }
  &::before {
    z-index: 0;
    height: 301px;
    background: linear-gradient(var(--far), var(--sky-c));
  }
  ${below.sm} {
    &::before {
      height: 261px;
    }
  }
`;

/** Until the list of stalls is there: what comes after it is out of the window, and is not seen to move. */
export const Room = styled.div`
  min-height: 100vh;
`;

/** Sun or moon, by the light; never behind words. */
export const Sun = styled.i`
  ${decoration}
  top: 44px;
  right: 34%;
  width: 84px;
  height: 84px;
  border-radius: 50%;
  background: var(--sun);
  box-shadow:
    0 0 0 18px color-mix(in srgb, var(--halo) 45%, transparent),
    0 0 80px 30px var(--halo);

  ${below.lg} {
    right: 46%;
  }
  ${below.sm} {
    top: 120px;
    right: 24px;
    width: 56px;
    height: 56px;
  }
`;

export const Hills = styled.svg`
  ${decoration}
  ${follows(farther)}
  bottom: 300px;
  left: -40px;
  width: 3600px;
  height: 220px;
  fill: var(--far);

  ${below.sm} {
    bottom: 260px;
  }
`;

export const Roofs = styled.svg`
  ${decoration}
  ${follows(nearer)}
  z-index: 1;
  bottom: 170px;
  left: -80px;
  width: 3678px;
  height: 240px;
  fill: var(--mid);

  g + g {
    fill: var(--window);
  }
`;
