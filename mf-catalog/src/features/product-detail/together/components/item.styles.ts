import { below, from, hover } from '@jishi/ui';
import { styled } from 'styled-components';

export const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.md} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
  }
`;

/** As tall as two lines of a name, a choice and a price, whatever it has of them. */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px 72px minmax(0, 1fr);
  align-items: start;
  gap: 0 10px;
  min-height: 9rem;
  padding: 14px 16px;

  & + & {
    border-top: 1px solid var(--border-subtle);
  }
  ${below.md} {
    align-items: center;
  }
  /* Names have one line there. */
  ${from.sm} {
    min-height: 7.5rem;
    padding: 14px 20px;
  }
  ${from.md} {
    min-height: 9rem;
    padding: 16px 20px;

    & + & {
      border-top: 0;
      border-left: 1px solid var(--border-subtle);
    }
    /* What goes together is added up. */
    & + &::before {
      content: '+' / '';
      position: absolute;
      top: 38px;
      left: -12px;
      width: 24px;
      border-radius: var(--r-full);
      background: var(--bg-sunken);
      color: var(--text-secondary);
      line-height: 24px;
      text-align: center;
    }
  }
`;

export const Pictured = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 6px;

  a {
    overflow-wrap: anywhere;
  }
  ${hover} {
    a:hover {
      color: var(--brand-text);
    }
  }
  select {
    max-width: 100%;
  }
`;

export const Options = styled.span`
  max-width: 100%;
  color: var(--text-secondary);
  font: var(--type-caption);
  overflow-wrap: anywhere;
`;

export const Foot = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;
