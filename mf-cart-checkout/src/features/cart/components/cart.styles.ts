import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';
import { Page as PlainPage } from '../../../components/page.styles.ts';

export const Page = styled(PlainPage)`
  /* It has the focus once nothing is left in it: a ring around the whole page would say nothing. */
  &:focus-visible {
    outline: none;
  }
  > [role='status']:empty {
    /* Kept in the page, so that what comes is announced; takes no room, and no gap. */
    position: absolute;
  }
`;

/** Further from the bar than the cards are from each other: it is another subject. */
export const Suggested = styled.div`
  margin-top: 12px;

  ${from.md} {
    margin-top: 20px;
  }
`;

export const Card = styled.section`
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
`;

const columns = '40px minmax(0, 1fr) 120px 160px 120px 40px';

export const ColumnHeads = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  gap: 12px;
  height: 48px;
  padding: 0 20px;
  border-radius: var(--r-md) var(--r-md) 0 0;
  background: var(--bg-sunken);
  color: var(--text-secondary);
  font-size: 0.8125rem;

  /* The bar has the same box. */
  ${below.md} {
    display: none;
  }
`;

/** A line: one row of columns on desktops, a block on phones. */
export const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 8px 10px;
  align-items: start;
  padding: 14px 12px;

  & + & {
    border-top: 1px solid var(--border-subtle);
  }
  ${from.md} {
    grid-template-columns: ${columns};
    gap: 12px;
    align-items: center;
    padding: 18px 20px;
  }
`;

export const Tick = styled.div`
  ${below.md} {
    padding-top: 18px;
  }
`;

export const Goods = styled.div`
  min-width: 0;

  ${below.md} {
    padding-right: 36px;
  }
`;

/** Unit price, and on phones nothing: there the price stands beside the stepper. */
export const UnitPrice = styled.div`
  display: grid;
  justify-items: start;

  ${below.md} {
    display: none;
  }
`;

export const Quantity = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;

  ${below.md} {
    display: flex;
    flex-wrap: wrap;
    grid-area: 2 / 2;
    align-items: center;
    padding-left: 94px;

    > :first-child {
      flex: 1 1 min-content;
    }
    > small {
      flex-basis: 100%;
      text-align: right;
    }
  }
`;

/** Only where the price columns are gone. */
export const PhonePrice = styled.span`
  ${from.md} {
    display: none;
  }
`;

export const QuantityHint = styled.small<{ $isUrgent: boolean }>`
  color: ${({ $isUrgent }) => ($isUrgent ? 'var(--brand-text)' : 'var(--text-tertiary)')};
  font: var(--type-caption);
`;

/** The link in it is read with what stands before it. */
export const SaleHint = styled.small`
  color: var(--promo-text);
  font: var(--type-caption);
`;

/** On phones only where it differs from the price: under the picture, where there is room, so that nothing moves when it comes. */
export const Subtotal = styled.div<{ $isOnPhones?: boolean }>`
  ${below.md} {
    display: ${({ $isOnPhones }) => ($isOnPhones ? 'grid' : 'none')};
    grid-area: 2 / 2;
    align-content: center;
    justify-self: start;
    min-height: 36px;
    max-width: 90px;
    line-height: 1.125rem;
  }
`;

/** Names what on desktops the head of its column names. */
export const PhoneLabel = styled.small`
  color: var(--text-tertiary);
  font: var(--type-caption);

  ${from.md} {
    display: none;
  }
`;

export const Remove = styled.div`
  ${below.md} {
    position: absolute;
    top: 10px;
    right: 6px;
  }
`;

export const Faded = styled.span`
  color: var(--text-tertiary);
  font-variant-numeric: tabular-nums;
`;

export const Why = styled.p`
  color: var(--danger-text);
  font: var(--type-caption);
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  &:empty {
    display: none;
  }
`;

export const InvalidHead = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 20px;
  border-bottom: 1px solid var(--border-subtle);

  h2 {
    font: var(--type-title-m);
  }
  > span {
    color: var(--text-tertiary);
  }
  > button {
    margin-left: auto;
  }
  ${below.md} {
    padding: 12px 12px 12px 16px;
  }
`;

/** As wide as the lines, so that the note can go by it. */
export const SavingsPlace = styled.div`
  container-type: inline-size;

  > * > div {
    min-width: 0;
  }
`;

/** Two sentences in a row; on phones a row each, so that one which comes late moves nothing: rows are as high as a ticket. */
export const Savings = styled.div`
  display: grid;

  > * {
    min-height: 1.625rem;
    line-height: 1.625rem;
  }
`;

/** A long name ends in dots; where letters are large for the width, all of it is told, on more rows. */
export const OneRow = styled.span`
  @container (min-width: 20em) {
    overflow: hidden;
    max-width: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Merged = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;

  li {
    margin-top: 2px;
    overflow-wrap: anywhere;
  }
`;
