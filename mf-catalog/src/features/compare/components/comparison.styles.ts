import { below, visuallyHidden } from '@jishi/ui';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 12px 20px 0;
`;

export const Scroller = styled.div`
  max-height: 80vh;
  margin-top: 12px;
  border-radius: 0 0 var(--r-md) var(--r-md);
  overflow: auto;
  overscroll-behavior-x: contain;
`;

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  caption {
    ${visuallyHidden}
  }
  th,
  td {
    width: 13.75rem;
    padding: 12px 16px;
    border-bottom: 1px solid var(--border-subtle);
    background: var(--bg-surface);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead > tr > * {
    position: sticky;
    z-index: 1;
    top: 0;
  }
  tr > :first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    width: 8rem;
    background: var(--bg-sunken);
    color: var(--text-secondary);
    font: var(--type-label);
  }
  thead > tr > :first-child {
    z-index: 2;
    background: var(--bg-surface);
  }
  [data-differs] td {
    border-color: color-mix(in srgb, var(--promo-text) 16%, transparent);
    background: var(--promo-soft);
  }
  ${below.md} {
    width: max-content;
    min-width: 100%;

    th,
    td {
      width: min(9.75rem, 45vw);
      padding: 10px 12px;
    }
    /* Its longest word is whole. */
    tr > :first-child {
      width: min(6.5rem, 46vw);
    }
  }
`;

export const Rating = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
`;

/** The price, and the way into the cart. */
export const Buy = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 44px;
`;

export const Product = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  font-weight: 400;

  > button {
    position: absolute;
    top: 0;
    right: 0;
    background: var(--bg-sunken);
  }
  a {
    display: grid;
    gap: 8px;
  }
  /* Two lines whatever the name: prices stand in line. */
  ${below.lg} {
    a > :last-child {
      min-height: 2lh;
    }
  }
  ${below.md} {
    img {
      width: 72px;
      height: 72px;
    }
  }
`;
