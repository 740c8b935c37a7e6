import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './folders.ts';

type Item = { text: string; link: string };
export type Group = { text: string; collapsible?: boolean; items: Item[] };

/** Pages by what they are about; a page that is in no group stands in the last one. */
const groups: readonly (readonly [title: string, routes: readonly string[]])[] = [
  ['Begin', ['index', 'questions', 'glossary', 'contributing', 'teams', 'boundaries']],
  ['How it works', ['how-a-request-goes', 'how-a-price-is-made', 'how-a-page-is-made', 'how-a-release-goes-live']],
  ['Checklists', ['guides/add-a-request', 'guides/add-a-page', 'guides/add-a-setting']],
  ['Releases', ['releases', 'wire', 'changelog']],
  [
    'Running the shop',
    [
      'operations',
      'operations-supervisor',
      'operations-observing',
      'operations-processes',
      'operator',
      'operator-catalogue',
    ],
  ],
  ['The shop', ['payments', 'parcels', 'messages', 'fair-draws', 'commerce-events', 'errors']],
  ['What holds', ['security', 'reporting', 'invariants', 'browsers', 'performance', 'benchmarks', 'coverage']],
];

const read = (lang: string, route: string): string | null => {
  const file = ['.md', '.mdx'].map((end) => join(contentFolder, lang, route + end)).find(existsSync);
  return file === undefined ? null : readFileSync(file, 'utf8');
};

const titleOf = (lang: string, route: string): string | null => {
  const text = read(lang, route);
  return text === null ? null : (/^# (.+)$/m.exec(text)?.[1] ?? route).replaceAll('`', '');
};

function itemsOf(lang: string, routes: readonly string[]): Item[] {
  const base = lang === 'en' ? '/' : `/${lang}/`;
  return routes.flatMap((route) => {
    const text = titleOf(lang, route);
    return text === null ? [] : [{ text, link: base + route.replace(/(^|\/)index$/, '$1') }];
  });
}

const listed = (lang: string, folder: string): string[] => {
  const path = join(contentFolder, lang, folder);
  return existsSync(path)
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => `${folder}/${name.replace(/\.mdx?$/, '')}`)
        .toSorted()
    : [];
};

/** The lists at the side of the pages in English, by the beginning of their addresses. */
export function englishSidebar(): Record<string, Group[]> {
  const packages = [
    'packages',
    'shell',
    ...readdirSync(join(contentFolder, 'en')).filter((name) => name.startsWith('mf-')),
  ];
  return {
    '/api/': [{ text: 'Calls of the api', items: itemsOf('en', listed('en', 'api')) }],
    '/components/': [{ text: 'Components', items: itemsOf('en', listed('en', 'components')) }],
    '/decisions/': [{ text: 'Decisions', items: itemsOf('en', listed('en', 'decisions')) }],
    '/': [
      ...groups.map(([text, routes]) => ({ text, items: itemsOf('en', routes) })),
      {
        text: 'Packages',
        collapsible: true,
        items: itemsOf(
          'en',
          packages.flatMap((name) => listed('en', name)),
        ),
      },
    ],
  };
}

/** The list of the pages in Chinese. */
export const chineseSidebar = (): Record<string, Group[]> => ({
  '/zh/': [{ text: '指南', items: itemsOf('zh', ['index', 'operator', 'releases']) }],
});
