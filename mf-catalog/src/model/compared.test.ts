import { expect, it } from 'vitest';
import { comparedIn, comparePath, readCompared, toggled } from './compared.ts';

it.each([
  [null, []],
  ['["3","1"]', ['3', '1']],
  ['["1","1","x","0",7,null,"2","3","4","5"]', ['1', '2', '3', '4']],
  ['{"a":1}', []],
  ['[', []],
])('reads %s', (json, ids) => {
  expect(readCompared(json)).toEqual(ids);
});

it('adds, takes away, and stops at four', () => {
  expect(toggled(['1'], '2')).toEqual(['1', '2']);
  expect(toggled(['1', '2'], '1')).toEqual(['2']);
  expect(toggled(['1', '2', '3', '4'], '5')).toEqual(['1', '2', '3', '4']);
});

it('writes and reads addresses', () => {
  const path = comparePath(['7', '9']);
  expect(path).toBe('/compare?ids=7%2C9');
  expect(comparedIn(new URLSearchParams(path.split('?')[1]))).toEqual(['7', '9']);
  expect(comparedIn(new URLSearchParams('ids=1,abc,1,-2'))).toEqual(['1']);
  expect(comparePath([])).toBe('/compare');
});
