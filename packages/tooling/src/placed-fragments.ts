import { localNames, type Source, textsOf } from './sources.ts';
import { nameOf, nodeAt, nodesAt, nodesOf, type Syntax } from './syntax.ts';

/**
 * Ids of the fragments that sources place with `<RemoteFragment id="…">` of `@jishi/contracts`, sorted.
 *
 * @throws when an id is not written out: then nobody could tell before it runs
 */
export function placedFragments(sources: readonly Source[]): string[] {
  const ids = sources.flatMap((source) => placedIn(source.program, source));
  return [...new Set(ids)].sort();
}

/** Ids of the fragments that a piece of a source places, as they stand. */
export function placedIn(node: Syntax, source: Source): string[] {
  const names = localNames(source, '@jishi/contracts', 'RemoteFragment');
  if (names.size === 0) return [];
  return [...nodesOf(node)]
    .filter((one) => one.type === 'JSXOpeningElement' && names.has(nameOf(nodeAt(one, 'name')) ?? ''))
    .flatMap((element) => idsOf(element, source.file));
}

function idsOf(element: Syntax, file: string): string[] {
  const attribute = nodesAt(element, 'attributes').find((one) => nameOf(nodeAt(one, 'name')) === 'id');
  const ids = textsOf(nodeAt(attribute ?? null, 'value'));
  if (ids) return ids;
  throw new Error(`${file}: write the id of <RemoteFragment> out, so that a release can be checked before it is live`);
}
