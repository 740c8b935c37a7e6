import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Heading, and the other way to look around. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  margin-bottom: 16px;
`;

/** Other ways to find something than by category. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`;

/** On phones the rail stands at the edge, as narrow as its longest word allows. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(88px, min-content) minmax(0, 1fr);
  gap: 12px;

  ${below.md} {
    margin-inline: -16px 0;
  }
  ${from.md} {
    grid-template-columns: minmax(168px, min-content) minmax(0, 1fr);
    gap: 20px;
  }
`;

export const Rail = styled.nav`
  position: sticky;
  top: 16px;
  align-self: start;
  display: grid;
  padding: 8px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  a {
    padding: 9px 12px;
    border-radius: var(--r-sm);
    color: var(--text-secondary);
    overflow-wrap: break-word;
    text-wrap: balance;
  }
  a:hover {
    background: var(--brand-soft);
    color: var(--brand-text);
  }
  a[aria-current] {
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 700;
  }
  ${below.md} {
    top: 0;
    max-height: calc(100dvh - 60px);
    padding: 0;
    overflow-y: auto;
    border-width: 1px 1px 1px 0;
    border-radius: 0 var(--r-md) var(--r-md) 0;
    overscroll-behavior: contain;
    scrollbar-width: none;

    a {
      display: grid;
      align-items: center;
      min-height: 52px;
      padding: 6px 6px 6px 12px;
      border-radius: 0;
      font-size: 0.8125rem;
      line-height: 1.125rem;
    }
    a[aria-current] {
      box-shadow: inset 3px 0 var(--brand-solid);
    }
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > section {
    scroll-margin-top: 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  padding: 16px 20px 0;

  ${below.sm} {
    padding: 12px 12px 0;
  }

  a:hover {
    color: var(--brand-text);
  }
`;

/** A kind is no wider than half a wide window: two stand side by side there. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 4px 20px 20px;

  > ul {
    grid-column: 1 / -1;
    padding-top: 16px;
  }
  ${below.sm} {
    padding-inline: 12px;
  }
  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 32px;
  }
`;

export const Row = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  padding: 16px 0;

  &:not(:last-child) {
    border-bottom: 1px dashed var(--border-subtle);
  }
  h3 {
    font: var(--type-title-m);
  }
  h3 a:hover {
    color: var(--brand-text);
  }
  ${from.md} {
    grid-template-columns: 128px minmax(0, 1fr);
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr);

    &:nth-last-child(2):nth-child(odd) {
      border: 0;
    }
  }
`;
