import { below } from '@jishi/ui';
import { styled } from 'styled-components';

/** Fingers let it rest at a stall; a wheel or a touch pad stops where it stops. */
export const Row = styled.div`
  position: relative;
  z-index: 2;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--edge);
  scroll-timeline: --street x;
  scrollbar-width: none;
  outline-offset: -4px;

  &::-webkit-scrollbar {
    display: none;
  }
  @media (pointer: coarse) {
    scroll-snap-type: x proximity;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

const stones = (length: number, height: number, top: number) =>
  `linear-gradient(90deg,var(--paving) ${length - 3}px,transparent 0) ${-length / 3}px ${top}px/${length}px ${height}px repeat-x`;

/** As long as the street, with the paving at its foot. */
export const Track = styled.div`
  position: relative;
  isolation: isolate;
  width: max-content;
  min-width: 100%;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto 0 0;
    height: 100px;
    background:
      linear-gradient(rgb(40 20 10 / 28%), transparent) 0 0/100% 26px no-repeat,
      ${stones(72, 10, 2)},
      ${stones(96, 16, 15)},
      ${stones(144, 24, 34)},
      ${stones(180, 38, 61)},
      var(--joint);
  }
`;

export const Stalls = styled.ul`
  position: relative;
  display: flex;
  align-items: flex-end;
  padding-inline: var(--edge);

  ${below.sm} {
    padding-inline: 16px;
  }
`;
