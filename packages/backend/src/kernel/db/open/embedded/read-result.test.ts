import { expect, it } from 'vitest';
import { columnsOf, readResult } from './read-result.ts';

type Messages = Parameters<typeof readResult>[0];

const columns = [
  { name: 'id', dataTypeID: 20 },
  { name: 'name', dataTypeID: 25 },
];
const result = [
  { name: 'rowDescription', fields: columns },
  { name: 'dataRow', fields: ['7', 'seven'] },
  { name: 'dataRow', fields: ['8', null] },
  { name: 'commandComplete', text: 'SELECT 2' },
] as unknown as Messages;

it('gives rows in either shape, values by their type', () => {
  expect(columnsOf(result)).toEqual(columns);
  const { rows } = readResult(result, columns, [Number, undefined]);
  expect(rows).toEqual([
    { id: 7, name: 'seven' },
    { id: 8, name: null },
  ]);
  expect(readResult(result, columns, [Number, undefined], 'array').rows).toEqual([
    [7, 'seven'],
    [8, null],
  ]);
});

it.each([
  ['INSERT 0 5', 'INSERT', 5],
  ['UPDATE 3', 'UPDATE', 3],
  ['CREATE TABLE', 'CREATE', 0],
])('reads what was done from %s', (text, command, affectedRows) => {
  const done = [{ name: 'commandComplete', text }] as unknown as Messages;
  expect(readResult(done, [], [])).toMatchObject({ command, affectedRows, rows: [] });
});
