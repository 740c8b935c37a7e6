import { expect, it } from 'vitest';
import { gridPlan } from './grid.ts';

const key = ({ column, row }: { column: number; row: number }) => `${column},${row}`;

it.each(Array.from({ length: 40 }, (_, index) => index + 1))('%d prizes have a cell of the ring each', (count) => {
  const { columns, rows, prizes, empty } = gridPlan(count);
  expect(prizes).toHaveLength(count);
  const all = [...prizes, ...empty];
  expect(new Set(all.map(key)).size).toBe(2 * (columns + rows) - 4);
  expect(all).toHaveLength(2 * (columns + rows) - 4);
  for (const { column, row } of all) {
    expect([
      column === 0 || column === columns - 1 || row === 0 || row === rows - 1,
      column < columns,
      row < rows,
    ]).toEqual([true, true, true]);
  }
  // No line more than needed.
  if (count > 8) expect(empty.length).toBeLessThan(2);
  expect(columns).toBeLessThanOrEqual(5);
});

it('goes clockwise from the left top', () => {
  expect(gridPlan(8).prizes.map(key)).toEqual(['0,0', '1,0', '2,0', '2,1', '2,2', '1,2', '0,2', '0,1']);
  expect(gridPlan(4).prizes.map(key)).toEqual(['0,0', '2,0', '2,2', '0,2']);
});

it.each([
  [8, 3, 3],
  [9, 4, 3],
  [12, 4, 4],
  [16, 4, 6],
  [20, 5, 7],
])('%d prizes: %d columns, %d rows', (count, columns, rows) => {
  expect(gridPlan(count)).toMatchObject({ columns, rows });
});
