import { toMfName } from '@jishi/contracts/names';
import type { FragmentEntry, Release } from '@jishi/contracts/release';
import { quoted, typeOfSchema } from './type-of-schema.ts';

/** What the owner of a fragment promises, as JSON Schema, by the fragment's id. */
export type LiveTerms = Record<string, Pick<FragmentEntry, 'props' | 'events'>>;

/** Types of what a release offers, each as source text, by page, fragment and event. */
export type LiveTypes = {
  pages: Record<string, string>;
  fragments: Record<string, string>;
  events: Record<string, string>;
};

type Offer = Pick<Release, 'pages' | 'fragments'>;

/**
 * Types of the pages, fragments and events of a release.
 *
 * @param except a part whose own ones are left out: while it is being changed its sources say more than what is live
 */
export function liveTypes({ pages, fragments }: Offer, except: string | null = null): LiveTypes {
  const wanted = fragments.filter(isNotOf(except));
  const events = new Map<string, Set<string>>();
  for (const [name, schema] of wanted.flatMap(({ events: emitted }) => Object.entries(emitted))) {
    events.set(name, (events.get(name) ?? new Set()).add(typeOfSchema(schema, INDENT)));
  }
  return {
    pages: Object.fromEntries(pages.filter(isNotOf(except)).map(({ id, path }) => [id, quoted(path)])),
    fragments: Object.fromEntries(wanted.map(({ id, props }) => [id, typeOfSchema(props, INDENT)])),
    // A subscriber has to understand every emitter.
    events: Object.fromEntries([...events].map(([name, types]) => [name, [...types].join(' | ')])),
  };
}

/** The same as schemas: the build of the part notes what it relied on, for the check. */
export const liveTerms = ({ fragments }: Offer, except: string | null = null): LiveTerms =>
  Object.fromEntries(fragments.filter(isNotOf(except)).map(({ id, props, events }) => [id, { props, events }]));

const isNotOf =
  (part: string | null) =>
  ({ id }: { id: string }) =>
    part === null || !id.startsWith(`${toMfName(part)}/`);

const INDENT = '    ';

/** The file a part compiles with: it adds the types to those of `@jishi/contracts`. */
export function liveTypesFile(
  { pages, fragments, events }: LiveTypes,
  { channel, serial }: Pick<Release, 'channel' | 'serial'>,
): string {
  return `// What release ${serial} of channel ${channel} offers. Written by \`pnpm release types\`: run it again instead of editing.
export {};

declare module '@jishi/contracts' {
${body('OtherPages', pages)}
${body('OtherFragments', fragments)}
${body('OtherEvents', events)}}
`;
}

function body(name: string, types: Readonly<Record<string, string>>): string {
  const entries = Object.entries(types).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) return `  interface ${name} {}\n`;
  return `  interface ${name} {\n${entries.map(([key, type]) => `${INDENT}${quoted(key)}: ${type};\n`).join('')}  }\n`;
}
