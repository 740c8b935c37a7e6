import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBuild } from '../../packages/release/src/testing.ts';
import { checkBudgets, measure } from './budgets.ts';

async function aBuild(budget: object) {
  const root = mkdtempSync(join(tmpdir(), 'jishi-scripts-'));
  mkdirSync(join(root, 'scripts'));
  writeFileSync(join(root, 'scripts/budgets.json'), JSON.stringify({ 'mf-catalog': budget }));
  await writeBuild(join(root, 'mf-catalog/dist'), {
    part: 'mf-catalog',
    web: { 'entry.js': 'entry', 'home.js': 'a'.repeat(5000), 'list.js': 'list', 'common.js': 'common' },
    exposes: { home: ['home.js'], list: ['list.js', 'common.js'] },
  });
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

const okOf = (root: string, ...parts: string[]) => checkBudgets(root, parts).map(({ ok }) => ok);

test('sizes are those of compressed bytes; a module counts with everything it brings', async () => {
  using build = await aBuild({});
  // Brotli adds four bytes to texts too short to shrink.
  expect(measure(join(build.root, 'mf-catalog/dist'))).toEqual({ start: 9, largestModule: 18 });
});

test.each([
  [{ start: 9, largestModule: 18 }, true],
  [{ start: 8, largestModule: 18 }, false],
  [{ start: 9, largestModule: 17 }, false],
])('%j', async (budget, ok) => {
  using build = await aBuild(budget);
  expect(okOf(build.root, 'mf-catalog')).toEqual([ok]);
});

test('a remote that is not named has the budget of any other', async () => {
  using build = await aBuild({ start: 1, largestModule: 1 });
  const any = (start: number) => ({ 'mf-*': { start, largestModule: 18 }, shell: { start: 1, largestModule: 1 } });
  for (const [start, ok] of [
    [9, true],
    [8, false],
  ] as const) {
    writeFileSync(join(build.root, 'scripts/budgets.json'), JSON.stringify(any(start)));
    expect(okOf(build.root, 'mf-catalog')).toEqual([ok]);
  }
});

test('a part without a budget or a build is not let through', async () => {
  using build = await aBuild({ start: 100, largestModule: 100 });
  expect(okOf(build.root, 'mf-catalog', 'shell')).toEqual([true, false]);
  rmSync(join(build.root, 'mf-catalog/dist'), { recursive: true });
  expect(okOf(build.root, 'mf-catalog')).toEqual([false]);
});
