import { below } from '@jishi/ui';
import { styled } from 'styled-components';

/** What the sheet lies on; on paper there is only the sheet. */
export const Desk = styled.div`
  display: grid;
  gap: 16px;
  justify-items: center;
  min-height: 100vh;
  padding: 24px var(--gutter);
  align-content: start;
  background: var(--bg-sunken);

  @media print {
    display: block;
    min-height: 0;
    padding: 0;
    background: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
  max-width: 210mm;

  @media print {
    display: none;
  }
`;

/** Paper: its colours do not follow the theme. */
export const Sheet = styled.article`
  --ink: #241c17;
  --ink-soft: #5a4e46;
  --rule: #8c8072;

  width: 100%;
  max-width: 210mm;
  padding: 14mm;
  border: 1px solid var(--border-default);
  background: #fff;
  color: var(--ink);
  font-size: 0.8125rem;
  line-height: 1.25rem;

  ${below.md} {
    padding: 20px 16px;
  }
  @media screen {
    container-type: inline-size;
  }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
  }
`;

export const SheetHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  padding-bottom: 12px;
  border-bottom: 2px solid var(--ink);

  > b {
    font: 700 1.375rem / 1.75rem var(--font-display);
    white-space: nowrap;
  }
  > svg {
    flex: none;
  }
`;

export const Title = styled.div`
  flex: 1 1 8rem;
  text-align: right;
  overflow-wrap: anywhere;

  h1 {
    font: 700 1.125rem / 1.5rem var(--font-display);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: 12px 32px;
  padding-block: 16px;

  h2 {
    margin-bottom: 4px;
    font-weight: 700;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0 16px;
  }
  dl > div {
    display: contents;
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

/** Browsers drop the roles of table elements that are laid out otherwise, so they are written out. */
export const Goods = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-block: 4px;
    font-weight: 700;
    text-align: left;
  }
  th,
  td {
    padding: 6px 0 6px 12px;
    border-block: 1px solid var(--rule);
    text-align: right;
    vertical-align: top;
    white-space: nowrap;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
    font-weight: 400;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th,
  thead th:first-child {
    color: var(--ink-soft);
    font-weight: 700;
  }
  small {
    display: block;
    color: var(--ink-soft);
  }
  tr {
    break-inside: avoid;
  }
  /* Little room or large text: names have a line of their own, and their figures the next one. */
  @container (width < 18rem) {
    &,
    thead,
    tbody {
      display: block;
    }
    caption {
      display: block;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 12px;
      padding-block: 6px;
      border-top: 1px solid var(--rule);
    }
    tbody tr:last-child {
      border-bottom: 1px solid var(--rule);
    }
    th,
    td {
      padding: 0;
      border: 0;
    }
    th:first-child {
      flex: 1 0 100%;
    }
  }
`;

export const GoodsGroup = styled.tbody.attrs({ role: 'rowgroup' })``;

export const GoodsRow = styled.tr.attrs({ role: 'row' })``;

export const GoodsHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;

export const GoodsName = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;

export const GoodsCell = styled.td.attrs({ role: 'cell' })``;

export const Sums = styled.dl`
  width: 16.25rem;
  max-width: 100%;
  margin: 12px 0 0 auto;
  break-inside: avoid;
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  > div:last-child {
    margin-top: 6px;
    padding-top: 6px;
    border-top: 1px solid var(--rule);
  }
  b {
    font-size: 1.125rem;
  }
`;

export const Parcels = styled.section`
  margin-top: 20px;

  h2 {
    margin-bottom: 4px;
    font-weight: 700;
  }
  ol > li {
    padding-block: 8px;
    border-top: 1px solid var(--rule);
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;

export const SheetFoot = styled.footer`
  margin-top: 20px;
  padding-top: 8px;
  border-top: 1px solid var(--rule);
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`;
