import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Five in a row; narrow screens scroll them sideways. */
export const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(5, minmax(6.5rem, 1fr));
  margin: 16px 0 20px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
`;

export const Tab = styled.a`
  display: grid;
  justify-items: center;
  gap: 2px;
  min-height: 64px;
  padding: 9px 8px;
  color: var(--text-secondary);
  font: var(--type-caption);
  text-align: center;

  & + & {
    border-left: 1px solid var(--border-subtle);
  }
  b {
    color: var(--text-primary);
    font-weight: 700;
    font-size: 1.25rem;
    line-height: 1.625rem;
    font-variant-numeric: tabular-nums;
  }
  ${hover} {
    &:hover {
      background: var(--bg-hover);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    background: var(--brand-solid);
    color: var(--brand-on);

    b {
      color: inherit;
    }
    &:focus-visible {
      outline-color: var(--brand-on);
    }
  }
`;
