import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

export const Rows = styled.ul`
  margin-top: 16px;

  li {
    border-top: 1px solid var(--border-subtle);
  }
  li:last-child {
    border-bottom: 1px solid var(--border-subtle);
  }
  a {
    display: flex;
    align-items: baseline;
    gap: 16px;
    padding: 15px 4px;
    font-size: 1rem;
    line-height: 1.5rem;
  }
  span {
    flex: 1;
    min-width: 0;
  }
  time {
    color: var(--text-tertiary);
    font: var(--type-label);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  svg {
    align-self: center;
    color: var(--text-tertiary);
  }
  ${hover} {
    a:hover {
      background: var(--bg-hover);
      color: var(--brand-text);
    }
  }
`;
