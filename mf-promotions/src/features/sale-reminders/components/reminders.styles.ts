import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Hint = styled.p`
  margin-bottom: 16px;
  color: var(--text-secondary);
  font: var(--type-body-s);
  text-wrap: pretty;
`;

export const List = styled.ul`
  display: grid;
  gap: 12px;
`;

export const Plate = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px;
  padding: 12px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  ${below.sm} {
    grid-template-columns: 80px minmax(0, 1fr);
    align-items: start;
    gap: 12px;
  }
`;

export const Picture = styled.div`
  overflow: hidden;
  border-radius: var(--r-sm);
`;

export const Body = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;

  a:hover {
    color: var(--brand-text);
  }
`;

export const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--text-secondary);
  font: var(--type-body-s);
`;

export const Costs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
`;

export const Acts = styled.div`
  display: flex;
  gap: 8px;
  justify-self: end;

  ${below.sm} {
    grid-column: 1 / -1;
  }
`;
