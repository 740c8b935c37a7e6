import { sharedModules } from '@jishi/tooling/shared';
import { expect, test } from 'vitest';
import { shared } from './shared.ts';

test('a trial shares what the shell shares', () => {
  expect(Object.keys(shared).sort()).toEqual([...sharedModules()].sort());
});
