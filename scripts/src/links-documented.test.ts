import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Files, linkFaults } from './links/link-faults.ts';
import { linesOfProse } from './links/markdown-links.ts';
import { root } from './root.ts';

/** Folders whose Markdown is not ours, or is made and not written. */
const foreign = ['node_modules', 'dist', 'data', 'test-results', 'playwright-report'];
const exclude = (name: string): boolean => foreign.some((folder) => name === folder || name.endsWith(`/${folder}`));
/** Its links are right once it is copied to its place. */
const isTemplate = (page: string): boolean => page.startsWith('scripts/new-remote/template/');

const pages = globSync(['**/*.md', '.github/**/*.md'], { cwd: root, exclude }).filter((page) => !isTemplate(page));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files: Files = { exists: (path) => existsSync(join(root, path)), read };

test('there are pages', () => expect(pages.length).toBeGreaterThan(100));

test.each(pages)('links of %s lead somewhere', (page) => {
  expect(linkFaults(page, files)).toEqual([]);
});

const longLines = (page: string): string[] => linesOfProse(read(page)).filter((line) => line.length > 160);

test('README.md has no line over 160 characters: it is read raw, in a terminal too', () => {
  expect(longLines('README.md')).toEqual([]);
});

test.each(['CONTRIBUTING.md', 'docs/security.md', 'docs/invariants.md', 'docs/messages.md'])(
  'tables of %s have no row over 160 characters: longer ones are lists',
  (page) => {
    expect(longLines(page).filter((line) => line.startsWith('|'))).toEqual([]);
  },
);
