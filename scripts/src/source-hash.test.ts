import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceHash } from './source-hash.ts';

function aFolder(files: Record<string, string>) {
  const path = mkdtempSync(join(tmpdir(), 'jishi-scripts-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  return { path, write, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

const files = { 'part/src/a.ts': 'a', 'part/src/b.ts': 'b', 'lock.yaml': '1' };
const hashOf = (path: string) => sourceHash(path, ['part', 'lock.yaml', 'missing']);

test('the hash knows nothing of the place and the time', () => {
  using one = aFolder(files);
  using other = aFolder(files);
  utimesSync(join(other.path, 'part/src/a.ts'), 1, 1);
  expect(hashOf(one.path)).toBe(hashOf(other.path));
});

test.each([
  ['a changed byte', 'part/src/a.ts', 'A'],
  ['a new file', 'part/src/c.ts', ''],
  ['a changed file at the root', 'lock.yaml', '2'],
])('%s changes it', (_name, file, text) => {
  using folder = aFolder(files);
  const before = hashOf(folder.path);
  folder.write(file, text);
  expect(hashOf(folder.path)).not.toBe(before);
});

test('a moved file changes it', () => {
  using folder = aFolder(files);
  using moved = aFolder({ 'part/src/a.ts': 'a', 'part/b.ts': 'b', 'lock.yaml': '1' });
  expect(hashOf(moved.path)).not.toBe(hashOf(folder.path));
});

test.each([
  'part/node_modules/x/index.js',
  'part/dist/web/entry.js',
  'part/src/a.test.ts',
  'part/README.md',
  'part/tsconfig.tsbuildinfo',
])('%s does not enter a build', (file) => {
  using folder = aFolder(files);
  const before = hashOf(folder.path);
  folder.write(file, 'x');
  expect(hashOf(folder.path)).toBe(before);
});
