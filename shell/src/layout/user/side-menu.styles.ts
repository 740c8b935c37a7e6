import { from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Menu = styled.nav`
  align-self: start;
  padding: 12px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  section + section {
    margin-top: 12px;
  }
  h2 {
    padding: 8px 12px;
    color: var(--text-tertiary);
    font: var(--type-label);
  }
  a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
    padding: 4px 12px;
    border-radius: var(--r-sm);
  }
  a:hover {
    background: var(--bg-hover);
  }
  a[aria-current='page'] {
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 700;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  > [data-place] {
    display: none;
  }
  ${from.md} {
    > [data-place] {
      display: block;
    }
    grid-template-columns: 200px minmax(0, 1fr);

    /* A page that is one sheet ends where the menu beside it does. */
    > main {
      display: grid;
      grid-template: 1fr auto / minmax(0, 1fr);
    }
    > main > :first-child > [data-body]:has(> :only-child) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      height: 100%;
    }
  }
`;
