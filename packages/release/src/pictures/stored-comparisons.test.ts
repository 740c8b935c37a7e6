import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/builds.ts';
import type { Comparison } from './comparison.ts';
import { draftComparison, pictureFile, readComparison } from './stored-comparisons.ts';

const name = 'mf-catalog-home-zh-390-after.webp';

const aComparison = (own: Partial<Comparison> = {}): Comparison => ({
  format: 1,
  taken: '2026-11-20T10:00:00.000Z',
  origin: 'https://shop.example',
  before: '43',
  after: '43-candidate',
  pages: [
    {
      page: 'mf_catalog/home',
      part: 'mf-catalog',
      path: '/',
      width: 390,
      lang: 'zh',
      files: { before: null, after: name, marked: null },
      changed: 1,
      boxes: [],
      problem: null,
    },
  ],
  leftOut: [{ page: 'mf_user_centre/orders', part: 'mf-user-centre', why: 'for customers' }],
  ...own,
});

async function keep(folder: string, comparison: Comparison): Promise<void> {
  await using draft = await draftComparison(folder);
  await draft.add(name, Buffer.from('a picture'));
  await draft.keep(comparison);
}

test('what is kept is read again, and its pictures are found', async () => {
  await using folder = await temporaryFolder();
  const comparison = aComparison({ after: 'previews/7' });
  await keep(folder.path, comparison);

  expect(await readComparison(folder.path, '43', 'previews/7')).toEqual(comparison);
  expect(await pictureFile(folder.path, '43', 'previews/7', name)).toBe(join(folder.path, '43..previews_7', name));
  expect(await readdir(join(folder.path, '43..previews_7'))).toEqual(['index.json', name]);
  expect(await readComparison(folder.path, '43', '43-candidate')).toBeNull();
});

test.each<[string, string, string]>([
  ['43', '43-candidate', '../43..43-candidate/index.json'],
  ['43', '43-candidate', 'index.json'],
  ['43', '43-candidate', '/etc/passwd'],
  ['43', '43-candidate', 'other.webp'],
  ['43', '43-candidate', ''],
  ['43', '../43-candidate', name],
  ['..', '..', name],
  ['../43', '43-candidate', name],
  ['43', '44', name],
])('no file of %s..%s is called %s', async (before, after, file) => {
  await using folder = await temporaryFolder();
  await keep(folder.path, aComparison());
  expect(await pictureFile(folder.path, before, after, file)).toBeNull();
});

test.each([
  ['../secret.webp', 'a path'],
  ['a.png', 'another kind of file'],
])('an index that names %s, %s, is none', async (after) => {
  await using folder = await temporaryFolder();
  const [page] = aComparison().pages;
  const wrong = aComparison({ pages: [{ ...page!, files: { before: null, after, marked: null } }] });

  await expect(keep(folder.path, wrong)).rejects.toThrow();
  expect(await readdir(folder.path)).toEqual([]);

  await mkdir(join(folder.path, '43..43-candidate'));
  await writeFile(join(folder.path, '43..43-candidate', 'index.json'), JSON.stringify(wrong));
  expect(await readComparison(folder.path, '43', '43-candidate')).toBeNull();
  expect(await pictureFile(folder.path, '43', '43-candidate', after)).toBeNull();
});

test('what is cut off or no JSON is none', async () => {
  await using folder = await temporaryFolder();
  await keep(folder.path, aComparison());
  await writeFile(join(folder.path, '43..43-candidate', 'index.json'), '{"format":1,');
  expect(await readComparison(folder.path, '43', '43-candidate')).toBeNull();
});

test('a comparison that fails leaves nothing, and the one before it stays', async () => {
  await using folder = await temporaryFolder();
  await keep(folder.path, aComparison());
  const failing = async () => {
    await using draft = await draftComparison(folder.path);
    await draft.add(name, Buffer.from('half'));
    throw new Error('no browser');
  };
  await expect(failing()).rejects.toThrow('no browser');
  expect(await readdir(folder.path)).toEqual(['43..43-candidate']);
});

test('a newer one of the same releases takes its place; the newest ten stay', async () => {
  await using folder = await temporaryFolder();
  for (let serial = 1; serial <= 12; serial += 1) {
    const taken = `2026-11-20T10:${String(serial).padStart(2, '0')}:00.000Z`;
    await keep(folder.path, aComparison({ before: String(serial), after: String(serial + 1), taken }));
  }
  const again = aComparison({ before: '12', after: '13', taken: '2026-11-20T11:00:00.000Z' });
  await keep(folder.path, again);

  expect((await readdir(folder.path)).length).toBe(10);
  expect(await readComparison(folder.path, '2', '3')).toBeNull();
  expect(await readComparison(folder.path, '3', '4')).not.toBeNull();
  expect(await readComparison(folder.path, '12', '13')).toEqual(again);
});

test('halves of killed processes go, those being made stay', async () => {
  await using folder = await temporaryFolder();
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const half of ['.half-a', '.half-b']) await mkdir(join(folder.path, half));
  await utimes(join(folder.path, '.half-a'), old, old);
  await keep(folder.path, aComparison());
  expect((await readdir(folder.path)).sort()).toEqual(['.half-b', '43..43-candidate']);
});
