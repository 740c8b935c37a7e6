import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 48px;
  padding: 0 14px;
  border: 1px solid var(--border-control);
  border-radius: var(--r-sm);
  background: var(--bg-surface);
  color: var(--text-secondary);
  font: var(--type-body-strong);
  white-space: nowrap;

  ${hover} {
    &:hover {
      background: var(--bg-hover);
      color: var(--text-primary);
    }
  }
  &[aria-pressed='true'] svg {
    fill: var(--star);
    color: var(--star);
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export const Square = styled(Toggle)`
  width: 48px;
  padding: 0;
`;
