import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Below the paving, in the colours of the page. */
export const Names = styled.nav`
  position: relative;
  z-index: 2;
  display: flex;
  gap: 4px;
  padding: 8px var(--edge);
  overflow-x: auto;
  border-bottom: 1px solid var(--border-subtle);
  background: var(--bg-surface);
  scrollbar-width: none;

  a {
    display: grid;
    flex: 1 0 auto;
    justify-items: center;
    gap: 2px;
    min-width: 64px;
    padding: 6px 10px;
    border-radius: 10px;
    color: var(--text-secondary);
    font: var(--type-caption);
    white-space: nowrap;
  }
  [data-in-view] {
    background: var(--brand-soft);
    color: var(--brand-text);
  }
  [aria-current] {
    font-weight: 700;
  }
  ${hover} {
    a:not([data-in-view]):hover {
      background: var(--bg-hover);
    }
  }
`;
