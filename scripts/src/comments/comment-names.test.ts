import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { namesOf } from './comment-names.ts';

/** Named in comments and not in our code: they are the browser's, or stand in made files. */
const elsewhere = new Set(['parseRequestOptionsFromJSON', 'getGoodIndentDetailById']);

const exclude = (name: string): boolean => /(?:^|\/)(?:node_modules|dist|\.cache|data|test-results)$/.test(name);
const sources = globSync(['{packages,e2e,scripts,docs-site}/**/*.{ts,tsx,mjs}', '{shell,mf-*}/**/*.{ts,tsx}', '*.ts'], {
  cwd: root,
  exclude,
});

// It reads more than 3,500 files, beside others that want the processor.
test('comments name what exists: a renamed function is renamed in the comments, too', { timeout: 120_000 }, () => {
  const read = sources.map((file) => ({ file, ...namesOf(file, readFileSync(join(root, file), 'utf8')) }));
  const known = new Set(read.flatMap(({ code }) => [...code]));
  const unknown = read.flatMap(({ file, comments }) =>
    comments.filter((name) => !known.has(name) && !elsewhere.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(read.length).toBeGreaterThan(3000);
  expect(unknown).toEqual([]);
});

test('names of code and of comments are told apart', () => {
  const text = `/** Like \`oldName\`, \`MAX_TRIES\` and \`newName()\`; \`word\` is none. */\nexport const newName = 'theText';`;
  const { code, comments } = namesOf('a.ts', text);
  expect([...code]).toEqual(['export', 'const', 'newName', 'theText']);
  expect(comments).toEqual(['oldName', 'MAX_TRIES', 'newName']);
});
