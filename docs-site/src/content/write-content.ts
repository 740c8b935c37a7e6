import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder, root } from '../folders.ts';
import { apiPages } from './api-pages.ts';
import { addressOf, sourcePages } from './pages.ts';
import { rewritePage, type Targets } from './rewrite.ts';
import { SourceFiles } from './source-pages.ts';
import { storyPages } from './story-pages.ts';

/** Writes all pages of the site, from the Markdown of the project, its sources and the description of the api. */
export function writeContent(): void {
  rmSync(contentFolder, { recursive: true, force: true });
  const pages = sourcePages();
  const addresses = new Map(pages.map(({ file, route }) => [file, addressOf(route)]));
  const assets = new Set<string>();
  const sources = new SourceFiles();
  const targets: Targets = {
    page: (file) => addresses.get(file),
    asset(file) {
      assets.add(file);
      return `/files/${file}`;
    },
    source: (file, name) => sources.add(file, name),
  };
  for (const { file, route } of pages) {
    write(`${route}.md`, rewritePage(readFileSync(join(root, file), 'utf8'), file, targets));
  }
  for (const [route, text] of [...sources.pages(), ...apiPages()]) write(`${route}.md`, text);
  for (const [route, text] of storyPages()) write(`${route}.mdx`, text);
  for (const file of assets) cpSync(join(root, file), join(contentFolder, 'public/files', file));
}

function write(path: string, text: string): void {
  const file = join(contentFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
