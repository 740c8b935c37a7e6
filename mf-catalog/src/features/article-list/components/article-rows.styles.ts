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
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 16px;
    padding: 15px 4px;
    font-size: 1rem;
    line-height: 1.5rem;
  }
  /* The date stands below it before a word has no room. */
  span {
    flex: 1 1 6.5rem;
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
    flex: none;
    align-self: center;
    margin-left: auto;
    color: var(--text-tertiary);
  }
  ${hover} {
    a:hover {
      background: var(--bg-hover);
      color: var(--brand-text);
    }
  }
`;
