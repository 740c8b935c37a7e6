import { below, from, Heading } from '@jishi/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ${from.md} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: 20px;
  }
  @media print {
    display: block;
  }
`;

/** A column of its own beside the text; on phones one row that moves sideways. */
export const Menu = styled.nav`
  align-self: start;

  h2 {
    padding: 8px 12px;
    color: var(--text-tertiary);
    font: var(--type-label);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    padding: 6px 12px;
    border-radius: var(--r-sm);
  }
  a:hover {
    background: var(--bg-hover);
  }
  a[aria-current] {
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 700;
  }
  ${from.md} {
    position: sticky;
    top: 16px;
    padding: 12px;
    border: 1px solid var(--border-subtle);
    border-radius: var(--r-md);
    background: var(--bg-surface);
  }
  ${below.md} {
    h2 {
      display: none;
    }
    ul {
      display: flex;
      gap: 8px;
      padding: 2px;
      margin: -2px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    a {
      padding-inline: 14px;
      border: 1px solid var(--border-default);
      border-radius: var(--r-full);
      background: var(--bg-surface);
      white-space: nowrap;
    }
    a[aria-current] {
      border-color: var(--brand-border);
    }
  }
`;

export const Sheet = styled.div`
  padding: 32px 40px 40px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  overflow-wrap: anywhere;

  ${below.md} {
    padding: 20px 16px 28px;
  }
  @media print {
    padding: 0;
    border: 0;
  }
`;

export const Title = styled(Heading).attrs({ as: 'h1' })`
  text-wrap: balance;
`;

export const Published = styled.p`
  margin: 8px 0 24px;
  color: var(--text-tertiary);
  font: var(--type-label);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
