import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: 20px;
`;

export const Subject = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px 16px;
  padding: 14px 16px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  > div {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  small {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  b {
    font: var(--type-title-m);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    user-select: all;
  }
  span {
    color: var(--text-secondary);
    overflow-wrap: anywhere;
  }
  > p {
    grid-column: 1 / -1;
    min-height: 1.25rem;
    color: var(--text-secondary);
    font-size: 0.8125rem;
    line-height: 1.25rem;
  }
  > p[data-copied] {
    color: var(--trust-text);
  }
`;

export const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;

  > div {
    width: 208px;
  }
  p {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
`;
