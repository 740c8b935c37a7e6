import type { Season } from '@jishi/api/shop-clock';
import { below, from } from '@jishi/ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const sway = keyframes`
  from {
    transform: skewX(-3deg);
  }
  to {
    transform: skewX(3deg);
  }
`;

/** Hills in blossom, green, in their leaves, under snow. */
const hills: Record<Season, string> = { spring: '#f2b8c0', summer: '#8fc07e', autumn: '#de9a4c', winter: '#fff' };

const stars: readonly (readonly [x: number, y: number, size: number])[] = [
  [9, 40, 1.3],
  [24, 62, 1],
  [38, 31, 1.6],
  [52, 58, 1.2],
  [63, 27, 1],
  [74, 68, 1.5],
  [93, 44, 1.2],
];

const sky = stars.map(([x, y, size]) => `radial-gradient(${size}px at ${x}% ${y}%,var(--star) 60%,#0000)`).join(',');

const byDay = (season: Season): string => `color-mix(in srgb,${hills[season]} 36%,#0000)`;
const inTheDark = (season: Season): string => `color-mix(in srgb,${hills[season]} 16%,var(--sky))`;
const byNight = (season: Season): string => `color-mix(in srgb,${hills[season]} 14%,#20264a)`;

/** Between the ground of the stage and what stands on it. In the dark theme it is night, where the browser can tell. */
export const Scenery = styled.div.attrs({ 'aria-hidden': true })<{ $season: Season }>`
  --hill: ${({ $season }) => byDay($season)};
  --star: #0000;
  position: absolute;
  z-index: 0;
  inset: 0;
  animation: ${appear} var(--t-slow);
  pointer-events: none;

  @supports (color: light-dark(#000, #fff)) {
    --hill: light-dark(${({ $season }) => `${byDay($season)}, ${inTheDark($season)}`});
    --star: light-dark(#0000, #fff);
  }
  [data-light='night'] & {
    --hill: ${({ $season }) => byNight($season)};
    --star: #fff;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 66px;
    height: 130px;
    background:
      radial-gradient(62% 100% at 14% 100%, var(--hill) 99%, #0000),
      radial-gradient(74% 74% at 76% 100%, var(--hill) 99%, #0000);
  }
  &::before {
    inset: 0 0 auto;
    height: 240px;
    background: ${sky};

    /* There words fill the sky. */
    ${below.md} {
      display: none;
    }
  }
`;

/** From one lantern to the next. */
const PITCH = '46px';

const stripe = (start: number, end: number, colour: string, top: number, height: number): string =>
  `linear-gradient(90deg,#0000 ${start}px,${colour} 0 ${end}px,#0000 0) 0 ${top}px/${PITCH} ${height}px repeat-x`;

const drop = (size: string, at: string, colours: string): string =>
  `radial-gradient(${size} at ${at},${colours}) 0 0/${PITCH} 60px repeat-x`;

/** Light, gloss, caps, paper, string, tassel. */
const lantern = [
  drop('10px 9px', '23px 29px', 'var(--glow,#0000),#0000'),
  drop('5px 8px', '17px 23px', '#ffffff38 92%,#0000'),
  stripe(16, 30, '#e3a02a', 9, 5),
  stripe(16, 30, '#e3a02a', 42, 5),
  drop('17px 16px', '23px 28px', 'var(--festival,#d63a20) 96%,#0000'),
  stripe(22, 24, '#7a4a22', 0, 10),
  stripe(20, 26, '#c5341c', 47, 12),
].join(',');

/**
 * Two, in a festival more and in its colour. Lit from dusk on, and in the dark theme, which is the street at night. Between phones and
 * desktops words need the room.
 */
export const Lanterns = styled.i`
  position: absolute;
  top: 42px;
  left: 16px;
  width: ${PITCH};
  height: 60px;
  background: ${lantern};
  filter: drop-shadow(0 2px 10px var(--glow, #0000));
  transform-origin: top;
  animation: ${sway} 5s ease-in-out infinite alternate;

  @supports (color: light-dark(#000, #fff)) {
    --glow: light-dark(#0000, #ffb45c);
  }
  [data-light='dusk'] &,
  [data-light='night'] & {
    --glow: #ffb45c;
  }
  ${below.md} {
    scale: 0.62;
    transform-origin: top left;
  }
  ${from.md} {
    ${below.lg} {
      display: none;
    }
  }
  ${from.lg} {
    right: 206px;
    left: auto;
    width: calc(${PITCH} * var(--lanterns, 2));
  }
`;
