import { below } from '@jishi/ui';
import { styled } from 'styled-components';

/** What a card is about, one row each. */
export const Rows = styled.ul`
  container-type: inline-size;
  padding: 0 20px;

  ${below.sm} {
    padding: 0 16px;
  }
`;

/** Icon, name and value, state, actions; on phones the state ends the first line and the actions have one of their own. */
export const RowItem = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1.3fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  min-height: 72px;
  padding: 12px 0;

  & + & {
    border-top: 1px solid var(--border-subtle);
  }
  ${below.sm} {
    grid-template-columns: 40px minmax(0, 1fr) auto;
    gap: 4px 12px;
  }
`;

export const RowIcon = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 12px;
  background: var(--bg-sunken);
  color: var(--text-secondary);
`;

export const RowText = styled.div`
  display: grid;
  min-width: 0;

  h2,
  h3,
  b {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    font: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--text-secondary);
    font-size: 0.8125rem;
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${below.sm} {
    &[data-wide] {
      grid-column: 2 / -1;
    }
  }
`;

/** `$long` has a line of its own on phones, others on a narrow one and with large text. */
export const RowState = styled.div<{ $long?: boolean }>`
  min-width: 0;
  font-size: 0.8125rem;
  line-height: 1.25rem;
  color: var(--text-secondary);
  font-variant-numeric: tabular-nums;

  ${below.sm} {
    ${({ $long }) => ($long ? 'grid-column: 2 / -1;' : 'justify-self: end;text-align: right;')}

    @container (max-width: 17rem) {
      grid-column: 2 / -1;
      justify-self: start;
      text-align: left;
    }
  }
`;

export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  min-width: 150px;

  ${below.sm} {
    grid-column: 2 / -1;
    justify-content: flex-start;
    min-width: 0;
    margin-top: 6px;

    &:empty {
      display: none;
    }
  }
`;

/** Below the rows: what is to be known of them. */
export const RowsNote = styled.p`
  padding: 14px 20px;
  border-top: 1px solid var(--border-subtle);
  color: var(--text-tertiary);
  font: var(--type-caption);

  ${below.sm} {
    padding: 12px 16px;
  }
`;

/** What the list is, and what acts on all of it. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 14px 20px;
  border-bottom: 1px solid var(--border-subtle);

  p {
    flex: 1 1 16em;
    color: var(--text-secondary);
    font: var(--type-caption);
  }
  ${below.sm} {
    padding: 12px 16px;
  }
`;

/** Messages between rows; takes no room without one. */
export const Inset = styled.div`
  > :not(:empty) {
    margin: 16px 20px 0;
  }
  ${below.sm} {
    > :not(:empty) {
      margin-inline: 16px;
    }
  }
`;
