import { below } from '@jishi/ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const sway = keyframes`
  from {
    rotate: -4deg;
  }
  to {
    rotate: 4deg;
  }
`;

/**
 * Hangs from the sky in the gutter before the logo, only beside the header of the shop's own pages. Lit from dusk on, and in the dark theme,
 * which is the street at night.
 */
export const Lantern = styled.i.attrs({ 'aria-hidden': true })`
  display: none;
  position: absolute;
  z-index: var(--z-header);
  top: 36px;
  left: max(2px, calc(50% - 670px));
  width: 18px;
  height: 34px;
  background:
    radial-gradient(5px 5px at 9px 17px, var(--glow, #0000), #0000),
    linear-gradient(90deg, #0000 5px, #e3a02a 0 13px, #0000 0) 0 7px / 100% 3px no-repeat,
    linear-gradient(90deg, #0000 5px, #e3a02a 0 13px, #0000 0) 0 24px / 100% 3px no-repeat,
    radial-gradient(9px 8px at 9px 17px, var(--festival, #d63a20) 95%, #0000),
    linear-gradient(90deg, #0000 8px, #7a4a22 0 10px, #0000 0) 0 0 / 100% 7px no-repeat,
    linear-gradient(90deg, #0000 7px, #c5341c 0 11px, #0000 0) 0 27px / 100% 6px no-repeat;
  filter: drop-shadow(0 1px 6px var(--glow, #0000));
  transform-origin: top;
  animation:
    ${appear} var(--t-slow),
    ${sway} 5s ease-in-out infinite alternate;
  pointer-events: none;

  header:has(nav) + & {
    display: block;
  }
  @supports (color: light-dark(#000, #fff)) {
    --glow: light-dark(#0000, #ffb45c);
  }
  [data-light='dusk'] &,
  [data-light='night'] & {
    --glow: #ffb45c;
  }
  && {
    ${below.md} {
      display: none;
    }
  }
`;
