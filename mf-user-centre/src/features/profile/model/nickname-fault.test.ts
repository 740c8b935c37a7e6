import { expect, it } from 'vitest';
import { nicknameFault } from './nickname-fault.ts';

it.each([
  ['小满', null],
  [' 小满 ', null],
  ['长'.repeat(30), null],
  [` ${'长'.repeat(30)} `, null],
  ['长'.repeat(31), 'max'],
  ['', 'required'],
  ['   ', 'required'],
])('%s: %s', (typed, fault) => {
  expect(nicknameFault(typed)).toBe(fault);
});
