import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const document = read('docs/errors.md');
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

const rows = [...document.matchAll(/^\| (`.*?) \| (.*?) \| (.*?) \| (.*?) \|$/gm)].map(
  ([, keys = '', , texts = '', tests = '']) => ({
    keys,
    texts: quoted(texts).filter((text) => text.includes(':')),
    tests: quoted(tests),
  }),
);

const catalogue = 'packages/backend/src/kernel/error-texts';
const answered = readdirSync(join(root, catalogue)).flatMap((file) =>
  [...read(`${catalogue}/${file}`).matchAll(/^ {2}'?([a-z_.]+)'?: (?:refusal|conflict|framework)\(/gm)].map(
    ([, key = '']) => key,
  ),
);

const isForeign = (name: string) => name === 'node_modules' || name === 'dist';
const testFiles = globSync('**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: isForeign }).map((file) =>
  file.replace(/\.(test|spec)\.tsx?$/, ''),
);

/** Folder of the messages a row names: `mf-catalog`, or `mf-catalog/detail` for texts in a folder of their own. */
function messagesOf(named: string): string {
  const [part = '', folder = ''] = named.split('/');
  return part === 'common' ? 'packages/i18n/src/messages' : join(part, 'src/messages', folder);
}
const keysOf = async (part: string, lang: string): Promise<string[]> => {
  const texts = (await import(join(root, messagesOf(part), `${lang}.ts`))) as Record<string, object>;
  return Object.keys(texts['default'] ?? texts[lang] ?? {});
};

test('every error of the api has a row, or is said to be met later', () => {
  expect(answered.length).toBeGreaterThan(80);
  expect(rows.length).toBeGreaterThan(50);
  expect(answered.filter((key) => !document.includes(`\`${key}\``))).toEqual([]);
});

describe('every row holds', () => {
  test.each(rows)('$keys', async ({ texts, tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const test of tests) expect(testFiles.filter((file) => `/${file}`.endsWith(`/${test}`))).toHaveLength(1);
    for (const text of texts) {
      const [part = '', key = ''] = text.split(':');
      for (const lang of ['zh', 'en']) expect(await keysOf(part, lang)).toContain(key);
    }
  });
});
