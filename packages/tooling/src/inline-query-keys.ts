import { Program } from './program.ts';
import type { Source } from './sources.ts';
import { bare, nameOf, nodeAt, nodesAt, nodesOf, propertyOf, type Syntax } from './syntax.ts';

/** Methods of a query client whose first argument is a key. */
const byKey = new Set(['getQueryData', 'getQueryDefaults', 'getQueryState', 'setQueryData', 'setQueryDefaults']);

/**
 * Keys of queries that a part spells itself, and families it marks as old without a table: both belong into
 * `@jishi/api/<domain>/queries`. Followed to constants and functions of the part that spell them.
 *
 * @returns one line per fault, with the name of the file
 */
export function inlineQueryKeys(sources: readonly Source[]): string[] {
  const program = new Program(sources);
  return sources.flatMap((source) =>
    [...nodesOf(source.program)]
      .flatMap((node) => faultsOf(node, { source, program }))
      .map((text) => `${source.file}: ${text}`),
  );
}

type Place = { source: Source; program: Program };

function faultsOf(node: Syntax, place: Place): string[] {
  if (node.type === 'Property' && nameOf(nodeAt(node, 'key')) === 'queryKey') {
    return isSpelled(nodeAt(node, 'value'), place) ? ['spells a queryKey'] : [];
  }
  if (node.type !== 'CallExpression') return [];
  const callee = bare(nodeAt(node, 'callee'));
  const method = callee?.type === 'MemberExpression' ? propertyOf(callee) : null;
  if (method === 'invalidateQueries') return ['calls invalidateQueries: use invalidate with a row of a table'];
  const [key] = nodesAt(node, 'arguments');
  return method !== null && byKey.has(method) && isSpelled(key ?? null, place) ? [`spells the key of ${method}`] : [];
}

/** Whether an array stands there, or behind a name of the part. What comes from a package is not followed. */
function isSpelled(expression: Syntax | null, place: Place): boolean {
  const node = bare(expression);
  if (node?.type === 'ArrayExpression') return true;
  if (node?.type === 'ConditionalExpression') {
    return isSpelled(nodeAt(node, 'consequent'), place) || isSpelled(nodeAt(node, 'alternate'), place);
  }
  if (node?.type === 'CallExpression') return isSpelled(nodeAt(node, 'callee'), place);
  if (node?.type === 'ArrowFunctionExpression') return isSpelled(nodeAt(node, 'body'), place);
  if (node?.type === 'MemberExpression') return isSpelledMember(node, place);
  const name = nameOf(node);
  const found = name === null ? null : declared(name, place);
  return found !== null && isSpelled(nodeAt(found.node, 'init'), { ...place, source: found.source });
}

/** `keys.all`, where `keys` is an object of the part. */
function isSpelledMember(member: Syntax, place: Place): boolean {
  const name = nameOf(bare(nodeAt(member, 'object')));
  const found = name === null ? null : declared(name, place);
  const object = bare(nodeAt(found?.node ?? null, 'init'));
  if (!found || object?.type !== 'ObjectExpression') return false;
  const property = nodesAt(object, 'properties').find((one) => nameOf(nodeAt(one, 'key')) === propertyOf(member));
  return isSpelled(nodeAt(property ?? null, 'value'), { ...place, source: found.source });
}

/** The declaration of a name: anywhere in its file, or where it is imported from in the part. */
function declared(name: string, { source, program }: Place) {
  const here = [...nodesOf(source.program)].find(
    (node) => node.type === 'VariableDeclarator' && nameOf(nodeAt(node, 'id')) === name,
  );
  return here ? { node: here, source } : program.named(source, name);
}
