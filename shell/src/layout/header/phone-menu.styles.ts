import { styled } from 'styled-components';

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
`;

export const Entry = styled.li`
  a,
  button {
    display: grid;
    justify-items: center;
    gap: 6px;
    width: 100%;
    padding: 12px 4px;
    border-radius: var(--r-md);
    background: var(--bg-sunken);
    color: var(--text-primary);
    font: var(--type-caption);
    text-align: center;
  }
  a[aria-current='page'] {
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 700;
  }
  svg {
    width: 22px;
    height: 22px;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  margin-top: 16px;
  padding-top: 12px;
  border-top: 1px solid var(--border-subtle);
  color: var(--text-secondary);

  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
  }
`;
