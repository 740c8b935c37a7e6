import { styled } from 'styled-components';

/** Keeps its height, so that nothing below moves when there is an answer. */
export const Answer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 44px;
  font: var(--type-body-strong);
`;

export const Prompt = styled.span`
  color: var(--text-tertiary);
  font-weight: 400;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: 6px;
    color: var(--text-tertiary);
    font: var(--type-caption);
    text-align: left;
  }
  th,
  td {
    padding: 8px 12px;
    border-bottom: 1px solid var(--border-subtle);
    text-align: left;
  }
  thead th {
    background: var(--bg-sunken);
    color: var(--text-secondary);
    font: var(--type-caption);
    font-weight: 600;
  }
  tr[aria-current] > * {
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
  }
`;

export const Source = styled.p`
  margin: 0;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
