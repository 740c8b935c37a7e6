import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '@jishi/release/testing';
import { expect, test } from 'vitest';
import { checkBudgets } from './budgets.ts';

async function aBuild(budget: { start: number; largestModule: number }) {
  const root = mkdtempSync(join(tmpdir(), 'jishi-scripts-'));
  await writeBuild(join(root, 'mf-catalog/dist'), {
    part: 'mf-catalog',
    web: { 'entry.js': 'entry', 'home.js': 'a'.repeat(5000), 'list.js': 'list', 'common.js': 'common' },
    exposes: { home: ['home.js'], list: ['list.js', 'common.js'] },
    declaration: { budget },
  });
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

const okOf = (root: string, ...parts: string[]) => checkBudgets(root, parts).map(({ ok }) => ok);

// Sizes are those of compressed bytes; brotli adds four bytes to texts too short to shrink.
test.each([
  [{ start: 9, largestModule: 18 }, true],
  [{ start: 8, largestModule: 18 }, false],
  [{ start: 9, largestModule: 17 }, false],
])('%j', async (budget, ok) => {
  using build = await aBuild(budget);
  expect(okOf(build.root, 'mf-catalog')).toEqual([ok]);
});

test('a part without a build is not let through', async () => {
  using build = await aBuild({ start: 100, largestModule: 100 });
  expect(okOf(build.root, 'mf-catalog', 'shell')).toEqual([true, false]);
});
