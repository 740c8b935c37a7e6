import { code, codes, table } from '../markdown.ts';
import type { PartFacts } from './shop-facts.ts';
import { aliveWhen, propertiesOf } from './words.ts';

/** What a part says of itself, for its README: nothing in it changes by what another part does. */
export function partSection({ declaration, acts }: PartFacts): string {
  const { owner, minApi, places, tells = {}, listens } = declaration;
  const facts = [
    `- Owner: ${owner}`,
    `- Needs level ${minApi} of the api, the first that has and understands all of its calls`,
    `- Places: ${codes(places.map(({ id }) => id))}`,
    `- Emits: ${eventsOf(tells)}`,
    `- Subscribes to: ${codes(Object.keys(listens).sort())}`,
    `- Texts, by area: ${codes(areasOf(declaration))}`,
  ];
  const blocks = [facts.join('\n'), pagesTable(declaration), fragmentsTable(declaration, acts)];
  return blocks.filter((block) => block !== '').join('\n\n');
}

type Said = PartFacts['declaration'];

const eventsOf = (tells: NonNullable<Said['tells']>): string =>
  Object.entries(tells)
    .map(([event, payload]) => `${code(event)} (${codes(propertiesOf(payload))})`)
    .join(', ') || '–';

function pagesTable({ pages, navigation = [], siteMap = {} }: Said): string {
  if (pages.length === 0) return '';
  const linkedFrom = (id: string) => [...new Set(navigation.flatMap((link) => (link.page === id ? link.place : [])))];
  return table([
    ['Page', 'Path', 'Frame', 'For', 'Linked from', 'Site map'],
    ...pages.map(({ id, path, layout, guarded }) => [
      code(shortName(id)),
      code(path),
      layout,
      guarded ? 'customers' : 'everybody',
      linkedFrom(id).join(', ') || '–',
      siteMap[id]?.join(', ') ?? '–',
    ]),
  ]);
}

function fragmentsTable({ fragments }: Said, acts: PartFacts['acts']): string {
  if (fragments.length === 0) return '';
  const subscribes = (id: string) => acts.find((one) => one.id === id)?.subscribes ?? [];
  return table([
    ['Fragment', 'Props', 'Alive', 'Emits', 'Subscribes to'],
    ...fragments.map(({ id, props, events, ...life }) => [
      code(shortName(id)),
      codes(propertiesOf(props)),
      aliveWhen(life),
      codes(Object.keys(events)),
      codes(subscribes(id)),
    ]),
  ]);
}

/** Areas of its texts: their keys up to the first dot. */
const areasOf = ({ texts: { zh } }: Said): string[] =>
  [...new Set(Object.keys(zh).map((key) => key.split('.')[0]!))].sort();

const shortName = (id: string): string => id.slice(id.indexOf('/') + 1);
