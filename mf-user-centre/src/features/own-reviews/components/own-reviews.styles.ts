import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

export { Addition, Reply } from '@jishi/part-kit/review-words';

export const Waiting = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`;

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Waits = styled.section`
  display: grid;
  gap: 12px;
  padding: 18px 0;

  & + & {
    border-top: 1px solid var(--border-subtle);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;

  h2 {
    font: inherit;
  }
`;

export const Order = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;

  > a {
    flex: none;
  }
  ${below.sm} {
    flex-direction: column;
    align-items: stretch;
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

export const Review = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 20px;
  padding: 20px 0;

  & + & {
    border-top: 1px solid var(--border-subtle);
  }
  ${from.md} {
    grid-template-columns: 220px minmax(0, 1fr);
  }
`;

export const Product = styled.div`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  min-width: 0;

  h2 {
    font: var(--type-label);
    overflow-wrap: anywhere;
  }
  a:hover {
    color: var(--brand-text);
  }
`;

export const Said = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 10px;
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;

  time {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
`;
