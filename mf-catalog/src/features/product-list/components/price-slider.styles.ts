import { touch } from '@jishi/ui';
import { css, styled } from 'styled-components';

const thumb = css`
  width: 20px;
  height: 20px;
  border: 2px solid var(--brand-solid);
  border-radius: 50%;
  background: var(--bg-raised);
  box-shadow: var(--e1);
  cursor: grab;
  pointer-events: auto;
`;

/** Handles fill the fields beside it by script. */
export const Slider = styled.div`
  position: relative;
  height: 28px;
  margin: 0 0 8px;

  svg {
    position: absolute;
    inset: 12px 10px auto;
    width: calc(100% - 20px);
    height: 4px;
    border-radius: 2px;
    background: var(--border-default);
    fill: var(--brand-solid);
  }
  ${touch} {
    height: 44px;

    svg {
      top: 20px;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Only its thumb can be grasped: the other handle lies on the same line. */
export const Handle = styled.input<{ $isAbove: boolean }>`
  position: absolute;
  z-index: ${({ $isAbove }) => ($isAbove ? 1 : 0)};
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  appearance: none;
  pointer-events: none;

  &::-webkit-slider-thumb {
    ${thumb}
    appearance: none;
  }
  &::-moz-range-thumb {
    ${thumb}
    box-sizing: border-box;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
