import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyWorkspace } from './testing/workspace-copy.ts';

/** What a team has that gets one remote and nothing of the others: its folder, the packages, the root's settings. */
const kept = new Set([
  'mf-promotions',
  'packages',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.npmrc',
  '.gitignore',
  'tsconfig.base.json',
  'vitest.config.ts',
  'biome.json',
]);

test('a remote and the packages are enough to check, build and publish it', { timeout: 300_000 }, async () => {
  await using copy = await copyWorkspace((name) => kept.has(name));
  await copy.install('--frozen-lockfile');
  const part = (...args: string[]) => copy.pnpm('--filter', '@jishi/mf-promotions', ...args);
  await part('typecheck');
  // One file shows that tests run there; all of them run in this workspace.
  expect(await part('test', 'messages.test')).toMatch(/messages\.test\.ts[\s\S]*passed/);
  expect(await part('build')).toMatch(/built mf-promotions 0\.1\.0-dev\.[0-9a-f]{12}/);
  await copy.run('.', process.execPath, 'node_modules/@biomejs/biome/bin/biome', 'check', 'mf-promotions');
  const published = await copy.pnpm('--silent', 'release', 'publish', 'mf-promotions', '--json');
  expect(JSON.parse(published.slice(published.indexOf('[')))).toMatchObject([{ part: 'mf-promotions', created: true }]);
  expect(await copy.changes()).toEqual([]);
  expect(readdirSync(copy.root)).not.toContain('shell');
});
