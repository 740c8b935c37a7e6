import { from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Bar = styled.nav`
  position: fixed;
  z-index: var(--z-bars);
  inset: auto 0 0;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--border-subtle);
  background: var(--bg-surface);

  ${from.md} {
    display: none;
  }
  /* A page with a bar of buttons of its own has the place. */
  body:has([data-action-bar]) & {
    display: none;
  }
  a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-height: 60px;
    color: var(--text-secondary);
    /* Whole words: as large as a fifth of the window holds. */
    font-size: min(0.6875rem, 3.8vw);
    line-height: 1.3;
    text-align: center;
  }
  a[aria-current='page'] {
    color: var(--brand-text);
    font-weight: 700;
  }
  a > :last-child:not(svg) {
    position: absolute;
    top: 5px;
    left: calc(50% + 4px);
  }
`;
