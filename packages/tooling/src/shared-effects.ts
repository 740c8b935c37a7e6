import type { Scopes } from './scope.ts';
import { bare, nameOf, nodeAt, nodesAt, propertyOf, type Syntax, textOf } from './syntax.ts';

/** How what a shared module exports is called in a meaning: `shared axios.default.defaults`. */
const SHARED = 'shared ';

/** Names under which sources hold the query cache of the tab. */
const cacheName = /^(queries|query_?client|client|cache|queryCache)$/i;

const emptiesCache = new Set(['clear', 'setDefaultOptions', 'setQueryDefaults', 'setMutationDefaults', 'unmount']);
/** Of one query where they name it, of all otherwise. */
const needsKey = new Set(['removeQueries', 'resetQueries', 'cancelQueries', 'invalidateQueries', 'setQueriesData']);

/** Settings of a library of others, which all parts have together. React's are asked for by the same words. */
const setsLibrary = /^shared (?!react[./]|@jishi\/)[^.]+\.(set[A-Z]\w*|\w+\.(set[A-Z]\w*|use|unuse|extend))$/;

/** What libraries keep for themselves. */
const innards = /^(__PRIVATE__|__(CLIENT|SERVER|DOM|SECRET)_INTERNALS|__reactFiber|__reactProps|__reactContainer)/;

/** What a call does to something all parts share: modules, the query cache, events. */
export function sharedEffects(node: Syntax, scopes: Scopes, isOwnEvent: (name: string) => boolean): string[] {
  if (node.type === 'MemberExpression') return innardsOf(node);
  if (node.type !== 'CallExpression') return [];
  const callee = bare(nodeAt(node, 'callee'));
  if (callee?.type !== 'MemberExpression') return [];
  const method = propertyOf(callee);
  const owner = bare(nodeAt(callee, 'object'));
  const meaning = scopes.meaningOf(owner);
  const args = nodesAt(node, 'arguments');
  if (method === 'emit') return emitted(args[0] ?? null, owner, isOwnEvent);
  if (meaning?.startsWith(SHARED) && /\.(interceptors|defaults)\b/.test(meaning)) return [`change ${meaning}`];
  const asked = scopes.meaningOf(callee);
  if (asked !== null && setsLibrary.test(asked)) return [`change ${asked}`];
  if (method === 'setState' && isOfShop(holderOf(owner), args[0] ?? null))
    return [`change ${holderOf(owner)}.setState`];
  const isCache = meaning === 'queries' || cacheName.test(holderOf(owner) ?? '') || isCacheOf(owner);
  if (!isCache || method === null) return [];
  const isWhole = emptiesCache.has(method) || (needsKey.has(method) && !hasKey(args[0] ?? null));
  return isWhole ? [`change queries.${method}`] : [];
}

/** Session and cart are changed by their actions; the notes beside the lines are the cart's own matter. */
function isOfShop(store: string | null, given: Syntax | null): boolean {
  if (/^session(Store)?$/.test(store ?? '')) return true;
  if (!/^cart(Store)?$/.test(store ?? '')) return false;
  const names = nodesAt(given, 'properties').map((one) => nameOf(nodeAt(one, 'key')));
  return given?.type !== 'ObjectExpression' || names.some((name) => name === null || /^(lines|isKnown)$/.test(name));
}

/** `styled.__PRIVATE__`, `node['__reactFiber$' + key]` */
function innardsOf(member: Syntax): string[] {
  const property = nodeAt(member, 'property');
  const name = propertyOf(member) ?? (property?.type === 'BinaryExpression' ? textOf(nodeAt(property, 'left')) : null);
  return name !== null && innards.test(name) ? [`use ${name}`] : [];
}

/** `queries` of `context.queries.clear()`. */
const holderOf = (owner: Syntax | null): string | null =>
  owner?.type === 'MemberExpression' ? propertyOf(owner) : nameOf(owner);

/** `queries.getQueryCache().clear()` */
function isCacheOf(owner: Syntax | null): boolean {
  const callee = owner?.type === 'CallExpression' ? bare(nodeAt(owner, 'callee')) : null;
  return callee?.type === 'MemberExpression' && /^get(Query|Mutation)Cache$/.test(propertyOf(callee) ?? '');
}

/** A filter in a variable is taken for one that names its queries. */
function hasKey(filter: Syntax | null): boolean {
  if (filter?.type === 'ArrayExpression') return nodesAt(filter, 'elements').length > 0;
  if (filter?.type !== 'ObjectExpression') return filter !== null;
  const names = nodesAt(filter, 'properties').map((one) => nameOf(nodeAt(one, 'key')));
  return names.includes('queryKey') || names.includes('predicate') || names.includes(null);
}

function emitted(event: Syntax | null, owner: Syntax | null, isOwnEvent: (name: string) => boolean): string[] {
  const name = textOf(event);
  if (name !== null) return name.includes(':') && !isOwnEvent(name) ? [`emit ${name}`] : [];
  return holderOf(owner) === 'bus' ? ['emit ?'] : [];
}
