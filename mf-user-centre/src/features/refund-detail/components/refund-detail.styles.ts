import { below, Card, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const State = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 20px 16px;
  padding: 20px;

  h1 {
    font: var(--type-display-m);
    font-size: 1.375rem;
    line-height: 1.875rem;
  }
  p {
    margin-top: 4px;
    color: var(--text-secondary);
  }
  /* Days and hours that are left stay in one line. */
  [role="timer"] {
    display: inline-block;
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
    padding: 16px;
  }
`;

/** On phones five stations stand side by side: the hour of each below its day. On a narrow one, and with large text, they stand below one another. */
export const Way = styled.div`
  container-type: inline-size;

  li > * {
    max-width: 100%;
  }
  ${below.sm} {
    time {
      display: block;
      max-width: 8ch;
      word-break: keep-all;
    }
  }
  @container (max-width: 18rem) {
    ol {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 8px;
    }
    li {
      grid-template-columns: 40px minmax(0, 1fr);
      align-items: center;
      justify-items: start;
      gap: 0 12px;
      text-align: start;
    }
    li:not(:first-child)::before {
      inset: calc(20px - 100%) auto auto 19px;
      width: 2px;
      height: 100%;
    }
    li > :first-child,
    li > :last-child:nth-child(2) {
      grid-row: span 2;
    }
    time {
      max-width: none;
    }
  }
`;

export const Send = styled.div`
  display: grid;
  gap: 16px;
`;

export const Address = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 14px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);

  p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-secondary);
    font: var(--type-caption);
  }
`;

export const SendFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 12px;

  ${from.md} {
    grid-template-columns: 180px minmax(0, 1fr);
  }
`;

export const Goods = styled.ul`
  display: grid;
  gap: 12px;

  li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

export const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  img {
    width: 64px;
    height: 64px;
    object-fit: cover;
    border-radius: var(--r-sm);
    background: var(--bg-sunken);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > * {
    flex: 1;
  }
  ${from.sm} {
    > * {
      max-width: 14rem;
    }
  }
`;
