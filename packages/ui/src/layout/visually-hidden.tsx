import { css, styled } from 'styled-components';

/** Away from the screen, still there for readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
  user-select: none;
`;

/** First link of a page: hidden until it has the focus. */
export const SkipLink = styled.a`
  position: absolute;
  left: 16px;
  top: -64px;
  z-index: var(--z-skip);
  padding: 10px 16px;
  border-radius: var(--r-sm);
  background: var(--bg-inverse);
  color: var(--text-inverse);

  &:focus {
    top: 8px;
  }
`;
