import { expect, it } from 'vitest';
import { tellFindings } from './tell-findings.ts';

it('a check that fails is left out with a warning, the others are made', async () => {
  const said: unknown[] = [];
  const log = { warn: (details: object, message: string) => said.push([details, message]) };
  await tellFindings(log, [
    async () => said.push('first'),
    async () => Promise.reject(new Error('terminating connection')),
    async () => said.push('last'),
  ]);
  expect(said).toEqual([
    'first',
    [{ fault: 'terminating connection' }, 'a check at the start could not be made'],
    'last',
  ]);
});
