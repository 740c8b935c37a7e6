import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

export const None = styled.p`
  padding: 16px 20px;
  color: var(--text-secondary);
`;

export const Lists = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li {
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 4px 8px 4px 12px;
  }
  > li + li {
    border-top: 1px solid var(--border-subtle);
  }
`;

export const Open = styled.button`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  padding: 8px;
  border-radius: var(--r-sm);
  text-align: left;

  b {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  ${hover} {
    &:hover {
      background: var(--bg-hover);
    }
  }
`;

export const Rename = styled.form`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding: 4px 4px 4px 8px;

  > :first-child {
    flex: 1 1 160px;
  }
`;
