import { below, from, Card as PlainCard } from '@jishi/ui';
import { styled } from 'styled-components';

export const Card = styled(PlainCard)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 28px;

  ${below.sm} {
    padding: 20px 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 20px 24px;

  ${below.sm} {
    flex-direction: column;
    text-align: center;
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 260px;
  gap: 8px;

  dt,
  dd {
    align-self: center;
  }
  ${below.sm} {
    flex: none;
    justify-items: center;

    /* Names above values: the number of an order is as long as a line. */
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    dd + dt {
      margin-top: 8px;
    }
  }
`;

/** Bags on a disc: what was bought is packed. */
export const Packed = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 112px;
  height: 112px;
  border-radius: 50%;
  background: var(--trust-soft);

  img {
    filter: drop-shadow(0 8px 8px rgb(60 30 5 / 25%));
  }
`;

export const Tick = styled.span`
  position: absolute;
  right: 0;
  bottom: 2px;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 3px solid var(--bg-surface);
  border-radius: 50%;
  background: var(--trust-solid);
  color: var(--trust-on);
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  ${below.sm} {
    width: 100%;

    > * {
      flex: 1 1 9rem;
      max-width: 100%;
      padding-inline: 12px;
      white-space: normal;
    }
  }
`;

export const Expected = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${from.md} {
    grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
  }
`;

export const Benefit = styled.div<{ $tone: 'trust' | 'promo' }>`
  display: flex;
  gap: 14px;
  align-items: center;
  padding: 16px;
  border-radius: var(--r-md);
  background: var(--${({ $tone }) => $tone}-soft);
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
  svg,
  b {
    color: var(--${({ $tone }) => $tone}-text);
  }
  b {
    display: block;
    font: var(--type-title-m);
    text-wrap: balance;
  }
  p {
    color: var(--text-secondary);
    font-size: 0.8125rem;
    line-height: 1.25rem;
    text-wrap: pretty;
  }
`;

export const Goods = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 48px minmax(88px, auto);
    gap: 4px 16px;
    align-items: center;
    padding: 12px 0;
    border-bottom: 1px solid var(--border-subtle);
    font-variant-numeric: tabular-nums lining-nums;

    &:last-child {
      border-bottom: 0;
    }
    > span {
      color: var(--text-secondary);
    }
    > b {
      text-align: right;
    }
  }
  ${from.sm} {
    > li > div {
      align-items: center;
    }
  }
  /* Two rows, as in the order before it is placed: the product, then its pieces and what they cost. */
  ${below.sm} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;

      > div {
        grid-column: 1 / -1;
      }
      > div + span {
        padding-left: 78px;
      }
    }
  }
`;

export const Saved = styled.li`
  > b {
    grid-column: -2;
    color: var(--trust-text);
  }
`;
