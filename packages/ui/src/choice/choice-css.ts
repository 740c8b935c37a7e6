import { css, styled } from 'styled-components';

/** An input nobody sees, over all of what it stands for: it is pressed and found there. The place needs a `position`. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

/** Ear of a card that is chosen, after its input; for a check mark. */
export const ChosenEar = styled.span<{ $tone?: 'brand' | 'trust' }>`
  position: absolute;
  top: -2px;
  right: -2px;
  display: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 0 12px;
  background: var(--${({ $tone = 'brand' }) => $tone}-solid);
  color: var(--${({ $tone = 'brand' }) => $tone}-on);

  :checked ~ & {
    display: grid;
  }
`;
