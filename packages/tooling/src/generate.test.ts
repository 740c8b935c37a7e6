import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exposedModules, generateEntries } from './generate.ts';
import type { Part } from './part-plan.ts';
import { ownModules, sharedModules } from './shared.ts';
import { fixturePart } from './testing/fixture-part.ts';

const partIn = (folder: string): Part => ({
  name: 'mf-promotions',
  mfName: 'mf_promotions',
  folder,
  plan: {
    name: 'mf-promotions',
    owner: 'x',
    pages: { coupons: { module: './src/coupons.tsx', layout: 'default' } },
    fragments: { strip: { module: './src/strip.tsx', hydrate: 'load' } },
  },
});

test('pages, fragments and the texts of both languages are exposed', () => {
  expect(exposedModules(partIn('/x'))).toEqual({
    coupons: './src/coupons.tsx',
    strip: './src/strip.tsx',
    'messages-zh': './src/messages/zh.ts',
    'messages-en': './src/messages/en.ts',
  });
});

test('an exposed module tells its version; the server file has them all', () => {
  const { exposes, server } = generateEntries(partIn(fixturePart()));
  const entry = readFileSync(exposes['coupons']!, 'utf8');
  expect(entry).toContain("export { default } from '../../../src/coupons.tsx';");
  expect(entry).toContain('export const version = PART_VERSION;');
  expect(entry).toContain("'__part:mf_promotions'");
  expect(readFileSync(server, 'utf8').match(/export \* as '[^']+'/g)).toHaveLength(4);
});

test('nothing is written that is there already: a watching build would never rest', () => {
  const part = partIn(fixturePart());
  const { exposes } = generateEntries(part);
  const before = statSync(exposes['coupons']!).mtimeMs;
  generateEntries(part);
  expect(statSync(exposes['coupons']!).mtimeMs).toBe(before);
  expect(exposes['coupons']).toBe(join(part.folder, 'node_modules/.cache/part/coupons.ts'));
});

test('remotes take from the shell: libraries, and entries of our packages that run in a browser', () => {
  const shared = sharedModules();
  expect(shared).toEqual(
    expect.arrayContaining(['react', 'axios', '@jishi/api', '@jishi/api/products', '@jishi/ui/forms']),
  );
  const notForBrowsers = ['@jishi/api/links', '@jishi/contracts/release', '@jishi/i18n/check', '@jishi/ui/tokens'];
  expect(ownModules().filter((name) => notForBrowsers.includes(name))).toEqual([]);
  expect(new Set(shared).size).toBe(shared.length);
});
