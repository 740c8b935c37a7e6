import { expect, it } from 'vitest';
import { personalData } from '../../retention/personal-data.ts';
import { titles } from './labels/titles.ts';
import { labelOf } from './labels.ts';
import { leftOut, noSecrets, withoutSecrets } from './left-out.ts';
import { sections } from './sections.ts';

const names = sections.map(({ name }) => name);
const columns = sections.flatMap((section) =>
  [...Object.keys(section.columns), ...Object.keys(section.leftOut)].map((column) => ({ table: section.name, column })),
);
/** Names that secrets have; when something was done is none. */
const words = /hash|secret|sealed|token|password|challenge|credential|key$|code$|^mark$|uuid/i;

it('every table with something of a customer is in the file', () => {
  expect(personalData.map(({ table }) => table).filter((table) => !names.includes(table))).toEqual([]);
});

it('and so are those that hold parts of such rows', () => {
  const listed = new Set(personalData.map(({ table }) => table));
  expect(names.filter((name) => !listed.has(name)).sort()).toEqual(
    [
      'download_codes',
      'order_codes',
      'order_coupons',
      'order_lines',
      'parcel_lines',
      'refund_lines',
      'resources',
    ].sort(),
  );
});

it('tables of the shop are not', () => {
  for (const table of ['goods', 'coupons', 'flash_sales', 'operators', 'articles', 'lotteries']) {
    expect(names).not.toContain(table);
  }
});

it('everything has a name in both languages (`titles.ts`, `labels.ts`)', () => {
  expect(names.filter((name) => !titles[name])).toEqual([]);
  expect(columns.filter(({ table, column }) => !labelOf(table, column))).toEqual([]);
  const both = [...Object.values(titles), ...columns.map(({ table, column }) => labelOf(table, column))];
  expect(both.filter((label) => !label?.zh || !label.en)).toEqual([]);
});

it('a column that sounds like a secret is left out, or said to be none (`left-out.ts`)', () => {
  const sounding = columns.filter(({ column }) => words.test(column) && !column.endsWith('At'));
  const kept = sounding.filter(({ table, column }) => !leftOut[table]?.includes(column));
  expect(kept.map(({ table, column }) => `${table}.${column}`).sort()).toEqual([...noSecrets].sort());
});

it('only what exists is left out', () => {
  const known = columns.map(({ table, column }) => `${table}.${column}`);
  const out = Object.entries(leftOut).flatMap(([table, list]) => list.map((column) => `${table}.${column}`));
  expect(out.filter((one) => !known.includes(one))).toEqual([]);
});

it('secrets are taken out of stored values, however deep', () => {
  const moment = new Date(0);
  const stored = {
    template: 'code',
    values: { code: '1', seconds: 60 },
    list: [{ token: 'x', at: moment }],
    none: null,
  };
  expect(withoutSecrets(stored)).toEqual({
    template: 'code',
    values: { seconds: 60 },
    list: [{ at: moment }],
    none: null,
  });
});
