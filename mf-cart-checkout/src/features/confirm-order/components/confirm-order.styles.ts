import { below, CardBody, CardHead, from, Card as PlainCard } from '@jishi/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  padding-top: 20px;
`;

export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  /* Kept for the focus; takes no room while there is nothing to tell. */
  > div:empty {
    display: none;
  }
`;

export const Card = styled(PlainCard)`
  > ${CardHead} {
    flex-wrap: wrap;
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** As high as the address book: cards beside each other, on phones one above a row of buttons. */
export const AddressRoom = styled.div`
  display: grid;
  grid-template-rows: 8rem 3rem;
  gap: 12px;

  ${from.sm} {
    grid-template: 8rem / repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(auto-fill, minmax(248px, 1fr));
  }
`;

/** On phones a line is two rows: the product, then its pieces and what they cost together. */
export const Goods = styled(CardBody)`
  ${below.md} {
    padding-block: 2px;

    tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    td:first-child {
      grid-column: 1 / -1;
    }
    td[data-phone='bare']:nth-last-child(2) {
      padding-left: 78px;
      color: var(--text-secondary);
    }
  }
`;

export const Missed = styled.div`
  margin-top: 8px;
`;

export const HeadNote = styled.span`
  color: var(--text-tertiary);
`;

export const HeadEnd = styled.span`
  margin-left: auto;
`;

export const Problem = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;

  li {
    overflow-wrap: anywhere;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 4px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  ${from.md} {
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: 48px;
  }
`;

export const Amounts = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  /* Large text: the amount below its name rather than the name in pieces. */
  [data-total] {
    flex-wrap: wrap;
    row-gap: 0;
  }
  [data-total] dd {
    margin-left: auto;
  }
`;

export const Receiver = styled.p`
  margin: 10px 0 16px;
  color: var(--text-tertiary);
  font: var(--type-caption);
  text-align: right;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Aside = styled.p`
  margin-top: 8px;
  text-align: right;
`;

/** The buttons under the bill; on phones a bar at the bottom, with the amount beside the button. */
export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 16px;

  > :last-child {
    min-width: 200px;
  }
  ${below.md} {
    position: fixed;
    z-index: var(--z-bars);
    inset: auto 0 0;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 64px;
    margin: 0;
    padding: 8px 12px calc(8px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border-subtle);
    background: var(--bg-surface);
    box-shadow: 0 -6px 20px -8px rgb(60 40 20 / 16%);

    > button:last-child {
      flex: 1 1 9rem;
      min-width: max-content;
      max-width: 15rem;
      margin-left: auto;
      border-radius: var(--r-full);
    }
    > button:first-child {
      display: none;
    }
  }
`;

/** Only in the bar of phones. */
export const BarAmount = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  /* Its name breaks first: the button goes below it with large text only. */
  flex: 1 1 5rem;

  small {
    flex-basis: 100%;
    color: var(--trust-text);
    font: var(--type-caption);
  }

  ${from.md} {
    display: none;
  }
`;

/** Opens the choice of coupons; shows the one that is used. */
export const CouponButton = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 60px;
  padding: 10px 16px;
  border: 1px solid var(--border-control);
  border-radius: var(--r-md);
  background: var(--promo-soft);
  color: var(--text-primary);
  text-align: left;

  > span {
    flex: 1;
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
  > svg {
    flex: none;
    color: var(--promo-text);
  }
  > b {
    color: var(--brand-text);
    white-space: nowrap;
  }
`;

export const CouponHint = styled.p`
  color: var(--promo-text);
  font: var(--type-caption);
`;

export const CouponName = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  /* The tick of the chosen card stands in this corner. */
  padding-right: 16px;
`;

/** What a coupon saves. */
export const Saving = styled.span`
  color: var(--brand-text);
`;

/** A label above something that is no single control. */
export const FieldBlock = styled.div`
  display: grid;
  gap: 8px;

  h3 {
    font: var(--type-label);
  }
  > [role='status']:empty {
    position: absolute;
  }
`;

export const Points = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  color: var(--text-secondary);

  b {
    color: var(--trust-text);
  }
  small {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

/** The clock stands in the line of the sentence, or below it where there is no room. */
export const Held = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;

  > span:last-child {
    flex-basis: 100%;
  }
`;
