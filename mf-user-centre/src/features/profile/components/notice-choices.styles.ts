import { below, touch, VisuallyHidden, visuallyHidden } from '@jishi/ui';
import { styled } from 'styled-components';

export const Unseen = VisuallyHidden;

/** A switch whose words are the row and the column. */
export const Choice = styled.span`
  display: inline-flex;

  label {
    gap: 0;
  }
`;

/** Topics down, ways across; on phones each topic stands above its ways. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 12px 8px;
    text-align: center;
    vertical-align: middle;
  }
  th:first-child {
    padding-left: 20px;
    text-align: left;
  }
  td:last-child,
  thead th:last-child {
    padding-right: 20px;
  }
  thead th {
    width: 116px;
    padding-block: 10px;
    background: var(--bg-sunken);
    color: var(--text-secondary);
    font: var(--type-caption);
    font-weight: 600;
  }
  thead th:first-child {
    width: auto;
  }
  tbody tr + tr > * {
    border-top: 1px solid var(--border-subtle);
  }
  tbody th {
    font-weight: 400;

    b {
      display: block;
      font: var(--type-label);
    }
    span {
      color: var(--text-secondary);
      font: var(--type-caption);
    }
  }

  ${below.sm} {
    &,
    tbody,
    tbody th {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      padding: 12px 16px 4px;
    }
    tbody tr + tr {
      border-top: 1px solid var(--border-subtle);
    }
    tbody tr + tr > * {
      border-top: 0;
    }
    tbody th:first-child {
      grid-column: 1 / 4;
      grid-row: 1;
      padding: 0;
    }
    tbody td,
    tbody td:last-child {
      display: grid;
      grid-row: 2;
      justify-items: start;
      align-content: space-between;
      padding: 4px 0;
      text-align: left;
    }
    tbody td::before {
      content: attr(data-way);
      color: var(--text-tertiary);
      font: var(--type-caption);
    }
  }
`;

/** What comes in any case: no switch that cannot be turned. */
export const Always = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  color: var(--text-secondary);
  font: var(--type-caption);

  ${touch} {
    min-height: 44px;
  }
`;
