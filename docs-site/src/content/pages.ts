import { globSync } from 'node:fs';
import { root } from '../folders.ts';

/** A Markdown file of the project, and the page it becomes: a path without its ending. */
export type SourcePage = { file: string; route: string };

const isForeign = (name: string): boolean =>
  /(?:^|\/)(?:node_modules|dist|\.cache|decisions\/000-template\.md)$/.test(name);

/** Files of the root and READMEs of packages that are pages, too. */
const others = [
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'mf-*/README.md',
  'shell/README.md',
  'packages/*/README.md',
];

/** Every file that becomes a page. The README of the project is the home page, `docs/zh` the pages in Chinese. */
export function sourcePages(): SourcePage[] {
  const docs = globSync('docs/**/*.md', { cwd: root, exclude: isForeign }).map((file) => ({
    file,
    route: routeOf(file.replace(/^docs\//, '').replace(/^(?!zh\/)/, 'en/')),
  }));
  const rest = globSync(others, { cwd: root, exclude: isForeign }).map((file) => ({
    file,
    route: routeOf(`en/${file}`),
  }));
  return [{ file: 'README.md', route: 'en/index' }, ...docs, ...rest];
}

const routeOf = (path: string): string =>
  path
    .replace(/(^|\/)README\.md$/, '$1index')
    .replace(/\.md$/, '')
    .replace(/^en\/(?:CONTRIBUTING|CHANGELOG)$/, (name) => name.toLowerCase())
    // `docs/security.md` is another page.
    .replace(/^en\/SECURITY$/, 'en/reporting');

/** The address of a page: English stands at the root. */
export const addressOf = (route: string): string => `/${route.replace(/^en\//, '').replace(/(^|\/)index$/, '$1')}`;
