import { pagePaths } from '@jishi/contracts/paths';
import { code, codes, table } from '../markdown.ts';
import type { ImportFacts, PartFacts } from './shop-facts.ts';
import { aliveWhen, propertiesOf } from './words.ts';

/** Sections of `docs/boundaries.md`, by the name of their marker. */
export const boundarySections = (
  parts: readonly PartFacts[],
  imports: readonly ImportFacts[],
): Record<string, string> => ({
  pages: pagesTable(parts),
  reserved: reservedTable(parts),
  fragments: fragmentsTable(parts),
  events: eventsTable(parts),
  imports: importsTable(imports),
});

const pagesTable = (parts: readonly PartFacts[]): string =>
  table([
    ['Part', 'Page', 'Path', 'Frame', 'For'],
    ...parts.flatMap(({ declaration: { part, pages } }) =>
      pages.map(({ id, path, layout, guarded }, index) => [
        index === 0 ? code(part) : '',
        code(shortName(id)),
        code(path),
        layout,
        guarded ? 'customers' : 'everybody',
      ]),
    ),
  ]);

/** Paths the shop was planned with that no part has a page for. */
function reservedTable(parts: readonly PartFacts[]): string {
  const built = new Set(parts.flatMap(({ declaration: { pages } }) => pages.map(({ id }) => id)));
  const open = Object.entries(pagePaths).filter(([id]) => !built.has(id));
  return table([['Page', 'Path'], ...open.map(([id, path]) => [code(id), code(path)])]);
}

function fragmentsTable(parts: readonly PartFacts[]): string {
  const acts = parts.flatMap((part) => part.acts);
  const behindLinks = new Set(
    parts.flatMap(({ declaration: { navigation = [] } }) => navigation.flatMap(({ fragment }) => fragment ?? [])),
  );
  const placedBy = (id: string) => [
    ...acts.filter(({ places }) => places.includes(id)).map((one) => one.id),
    ...(behindLinks.has(id) ? ['shell, behind a link'] : []),
  ];
  return table([
    ['Fragment', 'Props', 'Alive', 'Placed by'],
    ...parts.flatMap(({ declaration: { fragments } }) =>
      fragments.map(({ id, props, ...life }) => [
        code(id),
        codes(propertiesOf(props)),
        aliveWhen(life),
        codes(placedBy(id)),
      ]),
    ),
  ]);
}

function eventsTable(parts: readonly PartFacts[]): string {
  const acts = parts.flatMap((part) => part.acts);
  const payloads = new Map(
    parts.flatMap(({ declaration: { tells = {}, listens } }) => [...Object.entries(listens), ...Object.entries(tells)]),
  );
  const who = (act: 'emits' | 'subscribes', event: string) =>
    acts.filter((one) => one[act].includes(event)).map(({ id }) => id);
  return table([
    ['Event', 'Carries', 'Emitted by', 'Subscribed to by'],
    ...[...payloads]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([event, schema]) => [
        code(event),
        codes(propertiesOf(schema)),
        codes(who('emits', event)),
        codes(who('subscribes', event)),
      ]),
  ]);
}

const importsTable = (imports: readonly ImportFacts[]): string =>
  table([
    ['From', 'Packages it may import', 'What Biome says to others'],
    ...imports.map(({ folder, packages, refused }) => [code(folder), codes(packages), refused ?? '–']),
  ]);

const shortName = (id: string): string => id.slice(id.indexOf('/') + 1);
