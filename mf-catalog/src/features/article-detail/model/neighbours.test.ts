import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const link = (id: string) => ({ id, name: `article ${id}` });
const column = ['1', '2', '3'].map(link);

it.each([
  ['1', null, '2'],
  ['2', '1', '3'],
  ['3', '2', null],
  ['9', null, null],
])('around %s stand %s and %s', (id, previous, next) => {
  const around = neighboursOf(link(id), column);
  expect([around.previous?.id ?? null, around.next?.id ?? null]).toEqual([previous, next]);
});
