import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 14px 20px;
  border-bottom: 1px solid var(--border-subtle);

  h2 {
    font: var(--type-title-m);
  }
  h2:focus-visible {
    outline-offset: 4px;
  }
  small {
    margin-left: 4px;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  ${below.md} {
    padding: 12px 16px;
  }
`;

export const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li + li {
    border-top: 1px solid var(--border-subtle);
  }
`;
