import { type Source, textsOf } from './sources.ts';
import { bare, nameOf, nodeAt, nodesAt, nodesOf, propertyOf, type Syntax } from './syntax.ts';

/**
 * Events that sources listen for with `bus.listen('…')`, sorted.
 *
 * @throws when a name is not written out
 */
export const subscribedEvents = (sources: readonly Source[]): string[] =>
  sorted(sources.flatMap(({ program, file }) => eventsOf('listen', program, file)));

/**
 * Events that sources emit with `bus.emit('…')`, sorted.
 *
 * @throws when a name is not written out
 */
export const emittedEvents = (sources: readonly Source[]): string[] =>
  sorted(sources.flatMap(({ program, file }) => emittedIn(program, file)));

/** Events that a piece of a source listens for, as they stand. */
export const subscribedIn = (node: Syntax, file: string): string[] => eventsOf('listen', node, file);

/** Events that a piece of a source emits, as they stand. */
export const emittedIn = (node: Syntax, file: string): string[] => eventsOf('emit', node, file);

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

function eventsOf(method: 'emit' | 'listen', node: Syntax, file: string): string[] {
  return [...nodesOf(node)]
    .filter((one) => isCallOf(method, one))
    .flatMap((call) => {
      const texts = textsOf(nodesAt(call, 'arguments')[0] ?? null);
      if (texts) return texts;
      throw new Error(`${file}: write the name of the event out in bus.${method}('…')`);
    });
}

function isCallOf(method: string, node: Syntax): boolean {
  const callee = node.type === 'CallExpression' ? bare(nodeAt(node, 'callee')) : null;
  if (callee?.type !== 'MemberExpression' || propertyOf(callee) !== method) return false;
  const owner = bare(nodeAt(callee, 'object'));
  return (owner?.type === 'MemberExpression' ? propertyOf(owner) : nameOf(owner)) === 'bus';
}
