import { below, Card, from, hover } from '@jishi/ui';
import { styled } from 'styled-components';

export const Values = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px;
`;

/** Its figure is as large as there is room for so many characters, each about half as wide as it is high. */
export const Value = styled.li<{ $characters?: number }>`
  container-type: inline-size;
  display: grid;
  gap: 2px;
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
      font-size: min(1.0625rem, calc(100cqi / ${({ $characters = 1 }) => 0.58 * $characters}));
      line-height: 1.5rem;
    }
  }
`;

/** At the end of a card's head. */
export const End = styled.div`
  margin-left: auto;
`;

export const Counters = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  a {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 20px 4px;
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
  grid-template-columns: repeat(4, minmax(0, 1fr));
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
    grid-auto-columns: 104px;
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
