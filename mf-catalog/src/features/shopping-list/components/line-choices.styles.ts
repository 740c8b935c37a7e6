import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin: 14px 8px 0 0;
  padding: 14px 16px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  ${below.md} {
    padding: 12px;
  }
`;

export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  legend {
    margin-bottom: 8px;
    font: var(--type-label);
  }
`;

export const Choice = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  min-height: 48px;
  padding: 4px 12px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-sm);
  background: var(--bg-surface);
  cursor: pointer;

  &:has(:checked) {
    border-color: var(--brand-solid);
    background: var(--brand-soft);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    flex: none;
    width: 18px;
    height: 18px;
    outline: none;
    accent-color: var(--brand-solid);
  }
  span {
    flex: 1 1 6rem;
    overflow-wrap: anywhere;
  }
  b {
    margin-left: auto;
    color: var(--price);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 10px 20px;

  > a {
    padding-block: 8px;
    font: var(--type-caption);
  }
`;

export const Anew = styled.form`
  display: flex;
  flex: 1 1 300px;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px;
  max-width: 440px;

  > :first-child {
    flex: 1 1 8.5rem;
  }
`;
