import { styled } from 'styled-components';

export const Course = styled.figure`
  align-self: center;
  min-width: 0;
`;

export const Head = styled.figcaption`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  /* The word on the chart reaches above it, the further the larger the text is. */
  margin-bottom: calc(1rem - 12px);
  color: var(--text-secondary);
  font: var(--type-caption);
`;

/** As high as its coordinates, so that what lies over it is at the same height. */
export const Plot = styled.div`
  position: relative;
  height: 150px;
  touch-action: pan-y;

  svg {
    display: block;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

export const Grid = styled.path`
  stroke: var(--border-subtle);
  fill: none;
`;

export const Area = styled.path`
  fill: var(--ledger-soft);
`;

export const Line = styled.path`
  fill: none;
  stroke: var(--ledger-line);
  stroke-width: 2;
  stroke-linejoin: round;
`;

/** A word on the chart and its place, which are never stretched. */
export const Marked = styled.g`
  line {
    stroke: var(--border-control);
    stroke-dasharray: 3 3;
  }
  circle {
    fill: var(--bg-surface);
    stroke: var(--ledger-line);
    stroke-width: 2;
  }
  text {
    fill: var(--ledger-text);
    font: var(--type-caption);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    paint-order: stroke;
    stroke: var(--bg-surface);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
`;

export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin-top: 6px;
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

/** The table takes the room of the chart and scrolls in it. */
export const Scroller = styled.div`
  max-height: 200px;
  overflow-y: auto;

  && tr {
    display: table-row;
  }
  table,
  && thead {
    position: static;
    display: table-header-group;
    width: auto;
    height: auto;
    clip-path: none;
  }
  && table {
    display: table;
    width: 100%;
  }
  && tbody {
    display: table-row-group;
  }
  && th {
    position: sticky;
    top: 0;
    height: 32px;
  }
  && td {
    display: table-cell;
    padding: 6px 16px;
    border-bottom: 1px solid var(--border-subtle);

    > span {
      display: none;
    }
  }
  && td:last-child {
    text-align: end;
    white-space: nowrap;
  }
`;
