import { css } from 'styled-components';

/** Of a game that nobody can play now. */
export const closedCss = css`
  &[data-closed] {
    filter: grayscale(0.9);
    opacity: 0.85;
  }
`;

/** What a game with corners is built into. */
export const casingCss = css`
  width: min(480px, 100%);
  margin: 20px auto 24px;
  box-shadow:
    inset 0 0 0 5px #8f2410,
    0 14px 24px -8px rgb(80 30 10 / 50%);
  user-select: none;
  ${closedCss}
`;
