import { css } from 'styled-components';

/** Links and buttons of the narrow bars: text with an icon. */
export const bare = css`
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-height: 28px;
  }
  a:hover,
  button:hover {
    color: var(--brand-text);
  }
`;
