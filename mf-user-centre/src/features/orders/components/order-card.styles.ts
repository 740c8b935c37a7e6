import { below, Card, from } from '@jishi/ui';
import { styled } from 'styled-components';

const columns = 'minmax(0, 1fr) 120px 132px 136px';

/** Heads of the columns, above the first card. */
export const Heads = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: 16px;
  align-items: center;
  height: 2.75rem;
  margin-bottom: 12px;
  padding: 0 20px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  color: var(--text-secondary);
  font-size: 0.8125rem;

  span:last-child {
    text-align: center;
  }
  ${from.lg} {
    column-gap: 28px;
  }
  ${below.md} {
    display: none;
  }
`;

export const OrderPlate = styled(Card)`
  overflow: hidden;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  min-height: 44px;
  padding: 10px 20px;
  background: var(--bg-sunken);
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;

  h2 {
    font: inherit;
    text-wrap: wrap;
  }
  button {
    margin: -8px -8px -8px auto;
  }
  ${below.md} {
    padding-inline: 16px;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: 16px;
  align-items: center;
  padding: 18px 20px;

  ${from.lg} {
    column-gap: 28px;
  }
  /* Amount and state side by side while both fit. */
  ${below.md} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 12px;
    padding: 14px 16px;
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: 14px;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
  }
  /* Large text: the price goes below the name, not out of the card. */
  > li > div {
    flex: 1 1 11rem;
  }
  ${below.md} {
    width: 100%;
  }
`;

export const Quantity = styled.span`
  margin-left: auto;
  text-align: right;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  span {
    display: block;
    color: var(--text-tertiary);
  }
`;

export const Amount = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
`;

export const State = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;

  ${below.md} {
    justify-items: end;
    margin-left: auto;
    text-align: right;

    /* The button beside it already leads to the details. */
    &:has(+ * > [data-phone]:first-child) > a:last-child {
      display: none;
    }
  }
`;

/**
 * On phones the main thing alone, as wide as the card, with the way to everything else on its right; in the bin both stand there.
 * Elsewhere all of them, one under the other.
 */
export const Buttons = styled.div`
  display: grid;
  gap: 8px;

  ${from.md} {
    [data-more],
    [data-phone] {
      display: none;
    }
  }
  ${below.md} {
    display: flex;
    width: 100%;

    > *,
    > div > button {
      flex: 1;
      min-height: 44px;
    }
    > [data-more] {
      flex: 0 0 52px;
      padding: 0;
    }
    &[data-all] {
      flex-wrap: wrap;

      > * {
        flex-basis: auto;
      }
    }
    &:not([data-all]) > :not(:first-child, [data-more]) {
      display: none;
    }
  }
`;

/** Everything that can be done, one under the other. */
export const SheetButtons = styled.div`
  display: grid;
  gap: 10px;

  > *,
  > div > button {
    min-height: 48px;
  }
  /* A button that may have a word below it. */
  > div {
    justify-items: stretch;
  }
`;
