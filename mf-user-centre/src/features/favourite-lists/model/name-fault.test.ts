import { expect, it } from 'vitest';
import { nameFault } from './name-fault.ts';

it.each([
  ['厨房', null],
  ['', 'lists.name-missing'],
  ['🍳'.repeat(30), null],
  ['字'.repeat(31), 'lists.name-long'],
])('%j: %s', (name, fault) => expect(nameFault(name)).toBe(fault));
