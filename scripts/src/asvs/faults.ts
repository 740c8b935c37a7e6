import type { AsvsRow } from './rows.ts';

/** Levels of the requirements of a section, in their order: `"6.1": [1, 2, 2]` has 6.1.1, 6.1.2 and 6.1.3. */
export type Levels = Readonly<Record<string, readonly number[]>>;

/** Requirements of levels 1 and 2 with their level, in the order of the standard. */
export function requiredIds(levels: Levels): Map<string, number> {
  const all = Object.entries(levels).flatMap(([section, ofSection]) =>
    ofSection.map((level, index) => [`${section}.${index + 1}`, level] as const),
  );
  return new Map(all.filter(([, level]) => level <= 2));
}

/** What is wrong with the list of rows: numbers that are missing, unknown, twice there, of another level or in another chapter. */
export function listFaults(rows: readonly AsvsRow[], levels: Levels): string[] {
  const required = requiredIds(levels);
  const ids = rows.map(({ id }) => id);
  const missing = [...required.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is missing`);
  const wrong = rows.flatMap(({ id, level, chapter }, index) => {
    if (!required.has(id)) return [`${id} is no requirement of level 1 or 2`];
    if (ids.indexOf(id) !== index) return [`${id} stands there twice`];
    if (required.get(id) !== level) return [`${id} has level ${required.get(id)}`];
    return chapter === `V${id.split('.')[0]}` ? [] : [`${id} stands in ${chapter}`];
  });
  return [...missing, ...wrong];
}

const PATH = /^(?:[a-z.][\w.-]*(?:\/[\w.-]+)+|[\w-]+\.(?:md|json|ts))$/;
/** A link to a chapter of the page, or a reason in words. */
const SAID = /\]\(#|(?:^|[.;] )(?:deviates|does not apply)\b[^:]*: \S/;

/** Files and folders a text names in backticks, from the root of the project. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted).filter((quoted) => PATH.test(quoted));

/** What is wrong with what a row says: nothing, still to come, without evidence or reason, or naming what is not there. */
export function wordFaults({ id, requirement, how }: AsvsRow, exists: (path: string) => boolean): string[] {
  if (requirement === '' || how === '') return [`${id} says not how or what`];
  const paths = pathsIn(how);
  const gone = paths.filter((path) => !exists(path)).map((path) => `${id} names ${path}, which is not there`);
  if (/\bpending\b/i.test(how)) return [`${id} is pending`, ...gone];
  return paths.length === 0 && !SAID.test(how) ? [`${id} names no evidence and no reason`] : gone;
}
