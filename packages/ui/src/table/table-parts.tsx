import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden.tsx';
import { below, from } from '../tokens/media.ts';

type Aligned = { $align: 'start' | 'center' | 'end' };

/** Browsers drop the roles of table elements that are laid out otherwise, so they are written out. */
export const Sheet = styled.table.attrs({ role: 'table' })`
  width: 100%;

  tbody tr:last-child {
    border-bottom: 0;
  }
  ${from.md} {
    tr {
      border-bottom: 1px solid var(--border-subtle);
    }
  }
  ${below.md} {
    display: block;

    thead {
      ${visuallyHidden}
    }
    caption,
    tbody {
      display: block;
    }
    tbody tr {
      display: grid;
      gap: 4px;
      padding: 14px 0;
      border-bottom: 1px solid var(--border-subtle);
    }
  }
`;

export const HeadGroup = styled.thead.attrs({ role: 'rowgroup' })``;

export const BodyGroup = styled.tbody.attrs({ role: 'rowgroup' })``;

export const Line = styled.tr.attrs({ role: 'row' })``;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<Aligned>`
  height: 40px;
  padding: 0 16px;
  background: var(--bg-sunken);
  color: var(--text-secondary);
  font: var(--type-label);
  text-align: ${({ $align }) => $align};
  white-space: nowrap;

  &:first-child {
    border-radius: var(--r-sm) 0 0 var(--r-sm);
  }
  &:last-child {
    border-radius: 0 var(--r-sm) var(--r-sm) 0;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 32px;
  font: inherit;
`;

export const Cell = styled.td.attrs({ role: 'cell' })<Aligned>`
  font-variant-numeric: tabular-nums lining-nums;

  ${from.md} {
    padding: 14px 16px;
    text-align: ${({ $align }) => $align};
    vertical-align: middle;

    > span {
      display: none;
    }
  }
  ${below.md} {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 0;

    > span {
      flex: none;
      color: var(--text-tertiary);
    }
    > div {
      min-width: 0;
    }
    &[data-phone='bare'] > div {
      flex: 1;
    }
    &[data-phone='bare']:first-child {
      margin-bottom: 8px;
    }
    &[data-phone='hidden'] {
      display: none;
    }
  }
`;
