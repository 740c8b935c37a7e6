import { css } from 'styled-components';

/** Links and buttons of the narrow bars: text with an icon. */
export const bare = css`
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    color: var(--brand-text);
  }
`;
