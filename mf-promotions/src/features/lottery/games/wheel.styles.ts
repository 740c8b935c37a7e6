import { styled } from 'styled-components';
import { closedCss } from './casing.ts';
import { lamp } from './lamps.ts';

/** Everything lies on everything else; the shadow is a ground of its own, so that it is not painted anew while the wheel turns. */
export const Frame = styled.div`
  container-type: inline-size;
  position: relative;
  width: min(420px, 100%);
  aspect-ratio: 1;
  margin: 16px auto 24px;
  border-radius: 50%;
  box-shadow: 0 14px 24px -6px rgb(80 30 10 / 36%);
  user-select: none;

  > * {
    position: absolute;
    inset: 0;
  }
  ${closedCss}
`;

export const Rim = styled.svg`
  width: 100%;
  height: 100%;
  ${lamp}
`;

export const Face = styled.div`
  will-change: transform;

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/** Points at what was drawn. */
export const Mark = styled.span`
  inset: 30.9% auto auto 50%;
  width: 9.1%;
  height: 9.1%;
  margin-left: -4.55%;
  background: #c5341c;
  clip-path: polygon(50% 0, 100% 100%, 0 100%);
`;
