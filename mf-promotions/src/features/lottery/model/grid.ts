/** A cell of the grid, counted from the left and the top, from 0. */
export type Cell = { column: number; row: number };

export type GridPlan = {
  columns: number;
  rows: number;
  /** Cells of the prizes, clockwise from the left top. */
  prizes: readonly Cell[];
  /** Cells of the ring no prize is in. */
  empty: readonly Cell[];
};

const SMALLEST_RING = 8;

/**
 * The prizes in a ring around the button: three by three for up to eight, then wider, and longer where more columns would be
 * too narrow for a phone. Where the ring has more cells than prizes, these are spread evenly.
 */
export function gridPlan(count: number): GridPlan {
  const columns = count <= SMALLEST_RING ? 3 : count <= 16 ? 4 : 5;
  const ring = Math.max(SMALLEST_RING, count);
  const rows = Math.max(3, Math.ceil((ring + 4) / 2) - columns);
  const cells = ringOf(columns, rows);
  const taken = new Set(Array.from({ length: count }, (_, place) => Math.floor((place * cells.length) / count)));
  return {
    columns,
    rows,
    prizes: cells.filter((_, index) => taken.has(index)),
    empty: cells.filter((_, index) => !taken.has(index)),
  };
}

/** The cells at the edge, clockwise from the left top. */
function ringOf(columns: number, rows: number): Cell[] {
  const [right, bottom] = [columns - 1, rows - 1];
  const line = (length: number, cell: (index: number) => Cell) => Array.from({ length }, (_, index) => cell(index));
  return [
    ...line(columns, (index) => ({ column: index, row: 0 })),
    ...line(rows - 1, (index) => ({ column: right, row: index + 1 })),
    ...line(columns - 1, (index) => ({ column: right - 1 - index, row: bottom })),
    ...line(rows - 2, (index) => ({ column: 0, row: bottom - 1 - index })),
  ];
}
