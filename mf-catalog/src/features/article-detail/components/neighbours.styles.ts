import { from, hover } from '@jishi/ui';
import { styled } from 'styled-components';

export const Neighbours = styled.nav`
  display: grid;
  gap: 12px;
  max-width: 42rem;
  margin-top: 40px;

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 16px;
    border: 1px solid var(--border-default);
    border-radius: var(--r-md);
  }
  a[rel='next'] {
    justify-content: flex-end;
    grid-column: -2;
    text-align: end;
  }
  small {
    display: block;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  ${hover} {
    a:hover {
      border-color: var(--border-control);
      color: var(--brand-text);
    }
  }
`;
