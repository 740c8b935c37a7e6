import { localNames, type Source, textsOf } from './sources.ts';
import { bare, nameOf, nodeAt, nodesAt, nodesOf, propertyOf, type Syntax } from './syntax.ts';

/**
 * Ids of the fragments that sources place with `<Fragment id="…">` of `@jishi/contracts`, sorted.
 *
 * @throws when an id is not written out: then nobody could tell before it runs
 */
export function placedFragments(sources: readonly Source[]): string[] {
  const ids = sources.flatMap((source) => {
    const names = localNames(source, '@jishi/contracts', 'Fragment');
    if (names.size === 0) return [];
    return [...nodesOf(source.program)]
      .filter((node) => node.type === 'JSXOpeningElement' && names.has(nameOf(nodeAt(node, 'name')) ?? ''))
      .flatMap((element) => idsOf(element, source.file));
  });
  return [...new Set(ids)].sort();
}

function idsOf(element: Syntax, file: string): string[] {
  const attribute = nodesAt(element, 'attributes').find((one) => nameOf(nodeAt(one, 'name')) === 'id');
  const ids = textsOf(nodeAt(attribute ?? null, 'value'));
  if (ids) return ids;
  throw new Error(`${file}: write the id of <Fragment> out, so that a release can be checked before it is live`);
}

/**
 * Events that sources listen for with `bus.listen('…')`, sorted.
 *
 * @throws when a name is not written out
 */
export function heardEvents(sources: readonly Source[]): string[] {
  const names = sources.flatMap((source) =>
    [...nodesOf(source.program)].filter(isListening).flatMap((call) => {
      const texts = textsOf(nodesAt(call, 'arguments')[0] ?? null);
      if (texts) return texts;
      throw new Error(`${source.file}: write the name of the event out in bus.listen('…')`);
    }),
  );
  return [...new Set(names)].sort();
}

function isListening(node: Syntax): boolean {
  const callee = node.type === 'CallExpression' ? bare(nodeAt(node, 'callee')) : null;
  if (callee?.type !== 'MemberExpression' || propertyOf(callee) !== 'listen') return false;
  const owner = bare(nodeAt(callee, 'object'));
  return (owner?.type === 'MemberExpression' ? propertyOf(owner) : nameOf(owner)) === 'bus';
}
