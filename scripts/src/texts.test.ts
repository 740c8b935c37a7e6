import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFaults } from '@jishi/i18n/check';
import { hardcodedTexts } from '@jishi/tooling/spoken-texts';
import { expect, test } from 'vitest';
import { root } from './root.ts';

type Messages = Record<string, string>;

/** The api package compares words of the wire, which are Chinese; it shows nothing. */
const parts = ['shell', 'mf-*', 'packages/ui', 'packages/contracts', 'packages/part-kit'];

/** Names are the same in every language. */
const names = ['Jishi Market'];

/** Words in what customers paste or say: they are looked for, and shown to nobody. */
const onlyRead = ['mf-user-centre/src/features/addresses/pasted/', 'mf-catalog/src/features/shopping-list/reading/'];

/** The texts of a file, whichever way it exports them. */
async function messagesOf(file: string): Promise<Messages> {
  const module = (await import(join(root, file))) as Record<string, Messages>;
  return module['default'] ?? Object.values(module)[0] ?? {};
}

const chinese = globSync(
  ['shell', 'mf-*', 'packages/*'].map((part) => `${part}/src/messages/**/zh.ts`),
  { cwd: root },
);

test('there are texts of the shell, of remotes and common ones', () => {
  expect(chinese.length).toBeGreaterThanOrEqual(6);
});

test.each(chinese)('%s says what its English twin says', async (file) => {
  expect(messageFaults(await messagesOf(file), await messagesOf(file.replace(/zh\.ts$/, 'en.ts')))).toEqual([]);
});

test('no text is written into code: every language has its own', () => {
  const sources = globSync(
    parts.map((part) => `${part}/src/**/*.{ts,tsx}`),
    { cwd: root },
  ).filter((file) => !/\.(test|stories)\.tsx?$|\.d\.ts$|\/(messages|testing)\//.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const isRead = (file: string) => onlyRead.some((folder) => file.startsWith(folder));
  const said = sources.filter((file) => !isRead(file) || file.endsWith('.tsx'));
  expect(said.length).toBeLessThan(sources.length);
  const faults = said.flatMap((file) =>
    hardcodedTexts(file, readFileSync(join(root, file), 'utf8'))
      .filter((text) => !names.includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(faults).toEqual([]);
});
