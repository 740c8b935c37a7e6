import { below, Card, from, hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Each as wide as its figure asks for, so that one with many digits stays whole beside the others. */
export const Values = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Its least width keeps the line while what is in it is on its way. */
export const Value = styled.li`
  display: grid;
  flex: 1 1 auto;
  align-content: start;
  gap: 2px;
  min-width: 5.5rem;
  padding: 12px 14px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  overflow-wrap: anywhere;

  span {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
  b {
    font-size: 1.375rem;
    line-height: 1.75rem;
    font-variant-numeric: tabular-nums;
  }
  a {
    font: var(--type-caption);
  }
  ${below.sm} {
    padding: 10px;

    b {
      font-size: 1.0625rem;
      line-height: 1.5rem;
    }
  }
`;

/** At the end of a card's head. */
export const End = styled.div`
  margin-left: auto;
`;

/** Five in a line; with large text in two. */
export const Counters = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr));

  a {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 20px 2px;
    color: var(--text-secondary);
    font-size: 0.8125rem;
    text-align: center;
  }
  a:focus-visible {
    outline-offset: -4px;
  }
  ${hover} {
    a:hover {
      color: var(--brand-text);
    }
  }
`;

export const Tile = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 16px;
  background: var(--brand-soft);
  color: var(--brand-text);

  > span {
    position: absolute;
    top: -6px;
    right: -6px;
  }
`;

/** On phones in place of the side menu. */
export const ShortcutCard = styled(Card)`
  ${from.md} {
    display: none;
  }
`;

export const ShortcutGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(4.25rem, 100% / 7.1), 1fr));
  padding: 8px 4px;

  a {
    display: grid;
    justify-items: center;
    gap: 6px;
    padding: 12px 2px;
    color: var(--text-secondary);
    font: var(--type-caption);
    text-align: center;
  }
`;

export const Seen = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 12px;

  a {
    display: grid;
    gap: 6px;
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }
  a > span:first-child {
    border-radius: var(--r-sm);
  }
  ${below.md} {
    grid-template-columns: none;
    grid-auto-columns: 6.5rem;
    grid-auto-flow: column;
    overflow-x: auto;
    scrollbar-width: none;
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

/** Products in rows, picture first; two or three beside each other where there is room. */
export const Fallen = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 12px 20px;

  a {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }
  a > span:first-child {
    border-radius: var(--r-sm);
  }
  a > div {
    display: grid;
    justify-items: start;
    gap: 4px;
  }
`;

export const FromTo = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;
`;

/** One line that leads somewhere. */
export const Strip = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 0 20px 20px;
  padding: 12px 16px;
  border-radius: var(--r-md);
  background: var(--trust-soft);
  color: var(--trust-text);
  font-weight: 600;

  span {
    flex: 1;
  }
  ${below.sm} {
    margin: 0 16px 16px;
  }
`;
