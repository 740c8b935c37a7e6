import { below, Card, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  margin-bottom: 12px;

  h1 {
    font: var(--type-display-m);
    font-size: 1.5rem;
    line-height: 2rem;
  }
  small {
    color: var(--text-tertiary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 16px;
`;

export const Line = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 20px;

  ${from.md} {
    grid-template-columns: 220px minmax(0, 1fr);
  }
  ${below.sm} {
    padding: 16px;
  }
`;

export const Goods = styled.div`
  display: flex;
  gap: 14px;
  align-items: flex-start;
  min-width: 0;

  a:hover {
    color: var(--brand-text);
  }
  h2 {
    font: var(--type-label);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  ${from.md} {
    flex-direction: column;
  }
`;

export const Plate = styled.span`
  display: block;
  flex: none;
  width: 72px;
  height: 72px;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);

  ${from.md} {
    width: 96px;
    height: 96px;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
`;

export const End = styled.div`
  > [role='alert']:not(:empty) {
    margin-bottom: 16px;
  }
`;

export const Foot = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  padding: 14px 20px;

  > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    color: var(--text-secondary);
  }
  small {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  > :last-child {
    display: flex;
    gap: 12px;
  }
  ${below.sm} {
    padding: 14px 16px;

    > :last-child {
      flex-wrap: wrap;
      width: 100%;
    }
    > :last-child > :last-child {
      flex: 1;
      white-space: normal;
    }
  }
`;
