import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Height of a word and of the button that takes it away: they stand side by side. */
const ROW = '40px';
const TITLE_ROW = '36px';

export const Panel = styled.div`
  max-height: min(60vh, 520px);
  overflow-y: auto;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-raised);
  box-shadow: var(--e3);

  /* As wide as the page: the box stands beside the mark of a phone, unless its place says something else. */
  ${below.sm} {
    width: var(--panel-width, calc(100vw - 2 * var(--gutter)));
    margin-left: var(--panel-left, -52px);
  }
  /* A narrow header leaves the box less than a name takes. */
  ${from.md} {
    margin-left: min(0px, 100% - 21rem);
  }
`;

export const Options = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[role='listbox'] {
    padding: 8px 0;
  }
  a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: ${ROW};
    padding: 0 16px;
  }
  a:is(:hover, [aria-selected='true']) {
    background: var(--bg-hover);
  }
  a[aria-selected='true'] {
    box-shadow: inset 3px 0 var(--brand-solid);
  }
  svg {
    flex: none;
    color: var(--text-tertiary);
  }
  span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    color: var(--brand-text);
    font-weight: 600;
  }
  small {
    flex: none;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

export const Known = styled.div`
  position: relative;
  padding: 4px 0 14px;
`;

export const Popular = styled.div``;

/** Leaves room for what takes its words away. */
export const History = styled.div`
  ${Options} a {
    padding-right: 56px;
  }
`;

export const Title = styled.div`
  display: flex;
  align-items: center;
  height: ${TITLE_ROW};
  padding: 0 16px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 2px 16px 0;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 0 14px;
    border: 1px solid var(--border-default);
    border-radius: var(--r-full);
    color: var(--text-secondary);
    font-size: 0.8125rem;
  }
  a:is(:hover, [aria-selected='true']) {
    border-color: var(--brand-solid);
    background: var(--brand-soft);
    color: var(--brand-text);
  }
`;

export const Tools = styled.div`
  position: absolute;
  top: 4px;
  right: 8px;
  display: grid;
  justify-items: end;

  > :first-child {
    height: ${TITLE_ROW};
    padding: 0 8px;
    color: var(--text-secondary);
    font: var(--type-caption);
  }
  button:hover {
    color: var(--brand-text);
  }
`;

export const Remove = styled.button`
  display: grid;
  place-items: center;
  width: ${ROW};
  height: ${ROW};
  color: var(--text-tertiary);

  &:focus-visible {
    outline-offset: -6px;
  }
`;
