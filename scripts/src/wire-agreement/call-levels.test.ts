import { readFileSync } from 'node:fs';
import { callLevelsFile } from '@jishi/tooling/min-api';
import { expect, it } from 'vitest';
import { callLevels, RENEW_LEVELS } from './call-levels.ts';
import { describedLater } from './differences.ts';

it('the levels of calls are those of the code', async () => {
  const kept: unknown = JSON.parse(readFileSync(callLevelsFile, 'utf8'));
  expect(kept, `out of date: run ${RENEW_LEVELS} and commit it`).toEqual(await callLevels());
});

it('a call needs the level that knows every name it sends', async () => {
  // The words of a present are sent by name, which level 13 brought: an older api would forget them.
  expect(await callLevels()).toMatchObject({ 'POST /goodIndent': 13 });
});

it.each(Object.keys(describedLater))('without the word on %s its call would need another level', async (name) => {
  const { [name]: _, ...others } = describedLater;
  expect(await callLevels(others)).not.toEqual(await callLevels());
});
