import { styled } from 'styled-components';

export const Facets = styled.div`
  section {
    padding: 16px;
    border-bottom: 1px solid var(--border-subtle);
  }
  section:last-child {
    border: 0;
  }
  h2 {
    margin-bottom: 10px;
    font: var(--type-body-strong);
  }
  dialog & section {
    padding-inline: 0;
  }
`;

export const Choice = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 34px;

  a:hover {
    color: var(--brand-text);
  }
`;

export const Found = styled.span`
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

export const Unfold = styled.button`
  min-height: 32px;
  color: var(--text-secondary);
  font-size: 0.8125rem;

  &:hover {
    color: var(--brand-text);
  }
`;

export const Amounts = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 8px;

  > button {
    grid-column: 1 / -1;
  }
`;

export const Range = styled.p`
  margin-top: 8px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
