import { below, CardHead } from '@jishi/ui';
import { styled } from 'styled-components';

/** The order and its time go below the heading where there is no room beside it. */
export const Head = styled(CardHead)`
  flex-wrap: wrap;
  gap: 2px 12px;

  > label {
    margin-block: -10px;
    margin-left: auto;
  }
  ${below.md} {
    > small {
      order: 1;
      width: 100%;
    }
  }
`;

export const HeadNote = styled.small`
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  > span {
    display: inline-block;
    margin-right: 10px;
  }
`;

export const Lines = styled.ul`
  display: grid;

  > li + li {
    border-top: 1px solid var(--border-subtle);
  }
`;

/** Tick, goods, pieces, amount; on phones the last two stand below the goods. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 180px;
  align-items: center;
  gap: 8px 14px;
  padding: 16px 20px;

  ${below.md} {
    grid-template-columns: auto auto minmax(0, 1fr);
    padding: 14px 16px;

    > :nth-child(2) {
      grid-column: 2 / -1;
    }
    > :nth-child(3) {
      grid-column: 2;
    }
  }
`;

export const Goods = styled.div`
  display: flex;
  gap: 14px;
  min-width: 0;

  p {
    color: var(--text-tertiary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export const What = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
  min-width: 0;
`;

export const Options = styled.span`
  width: fit-content;
  padding: 1px 8px;
  border-radius: 6px;
  background: var(--bg-sunken);
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Amount = styled.div`
  text-align: right;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  small {
    display: block;
    color: var(--text-tertiary);
    font: var(--type-caption);
    text-wrap: balance;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 20px;

  ${below.sm} {
    padding: 16px;
  }
`;
