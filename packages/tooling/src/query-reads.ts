import type { Found, Program } from './program.ts';
import {
  type Bound,
  boundByLoad,
  boundBySearch,
  boundByType,
  isFunction,
  isSearchCall,
  isSearchFirst,
  keyOf,
  namesOf,
} from './query-bindings.ts';
import { type Source, textsOf } from './sources.ts';
import { bare, childrenOf, nameOf, nodeAt, nodesAt, nodesOf, propertyOf, type Syntax } from './syntax.ts';

type Place = { source: Source; program: Program };

/** From the outermost node to the one that is looked at. */
type Way = readonly Syntax[];

const HINT =
  "read each key of the query by its name, as in query.get('page'), or pass the query to a function of the part " +
  'whose parameter is typed URLSearchParams: the build has to know which keys a page reads';

/**
 * Keys of the query that a piece of a source reads itself. What it passes on is read where it arrives.
 *
 * @throws when a query is used in a way that does not tell which keys are read
 */
export function readKeys({ node, source, program }: Found & { program: Program }): string[] {
  const place = { source, program };
  const loads = new Set(pageLoads(node, source));
  const keys: string[] = [];
  const visit = (one: Syntax, names: ReadonlySet<string>, way: Way): void => {
    if (one.type.startsWith('TSType') || one.type === 'ImportDeclaration') return;
    const inner = isFunction(one) ? namesInside(one, names, loads.has(one), source) : names;
    if (isQuery(one, way, names)) keys.push(...keysOfUse(one, way, place));
    else if (isSearchCall(one)) refuseOddSearch(one, way, source);
    else if (takesAddressApart(one)) refuse(source);
    for (const child of childrenOf(one)) visit(child, inner, [...way, one]);
  };
  visit(node, new Set(), []);
  return keys;
}

/** Functions that load a page; they have to stand where the page is defined. */
function pageLoads(node: Syntax, { file }: Source): Syntax[] {
  const pages = [...nodesOf(node)].filter(
    (one) => one.type === 'CallExpression' && nameOf(bare(nodeAt(one, 'callee'))) === 'definePage',
  );
  return pages.map((page) => {
    const properties = nodesAt(bare(nodesAt(page, 'arguments')[0] ?? null), 'properties');
    const load = bare(nodeAt(properties.find((property) => keyOf(property) === 'load') ?? null, 'value'));
    const [args] = nodesAt(load, 'params');
    const isUnused = ![...nodesOf(nodeAt(load, 'body') ?? page)].some((one) => nameOf(one) === nameOf(args ?? null));
    if (load && isFunction(load) && (!args || args.type === 'ObjectPattern' || isUnused)) return load;
    throw new Error(
      `${file}: write load({ params, query }, …) out in definePage: the build reads from it which keys a page reads`,
    );
  });
}

/** Names that stand for a query inside of a function. */
function namesInside(node: Syntax, outer: ReadonlySet<string>, isLoad: boolean, source: Source): Set<string> {
  const params = nodesAt(node, 'params');
  const bound: Bound[] = params.map((param, index) =>
    isLoad && index === 0 ? boundByLoad(param) : boundByType(param, source),
  );
  for (const declarator of ownDeclarators(nodeAt(node, 'body'))) {
    bound.push({ queries: boundBySearch(declarator) ?? [], all: namesOf(nodeAt(declarator, 'id')) });
  }
  const hidden = new Set(bound.flatMap(({ all }) => all));
  return new Set([...[...outer].filter((name) => !hidden.has(name)), ...bound.flatMap(({ queries }) => queries)]);
}

function* ownDeclarators(node: Syntax | null): Generator<Syntax> {
  if (!node || isFunction(node)) return;
  if (node.type === 'VariableDeclarator') yield node;
  for (const child of childrenOf(node)) yield* ownDeclarators(child);
}

/** A use of a query: not the place where it gets its name, nor a key that is called the same. */
function isQuery(node: Syntax, way: Way, names: ReadonlySet<string>): boolean {
  if (isSearchFirst(node)) return true;
  if (!names.has(nameOf(node) ?? '')) return false;
  const parent = way.at(-1) ?? null;
  if (parent?.type === 'MemberExpression' && nodeAt(parent, 'property') === node) return parent['computed'] === true;
  if (parent?.type === 'JSXAttribute' || parent?.type === 'JSXMemberExpression') return false;
  if (parent?.type === 'Property' && nodeAt(parent, 'key') === node && parent['shorthand'] !== true) return false;
  return !isBinding(node, way);
}

function isBinding(node: Syntax, way: Way): boolean {
  const at = way.findLastIndex(
    ({ type }) => !/^(Property|ObjectPattern|ArrayPattern|AssignmentPattern|RestElement)$/.test(type),
  );
  const [owner, first = node] = [way[at] ?? null, way[at + 1]];
  if (owner?.type === 'VariableDeclarator') return nodeAt(owner, 'id') === first;
  return isFunction(owner) && nodesAt(owner, 'params').includes(first);
}

/** Keys read by one use of a query; none where it is passed on to a function that says it takes one. */
function keysOfUse(use: Syntax, way: Way, place: Place): string[] {
  const outward = [...way]
    .reverse()
    .filter(({ type }) => !/^(ParenthesizedExpression|ChainExpression|TS\w+)$/.test(type));
  const [parent, above, third] = outward;
  if (parent?.type === 'MemberExpression' && nodeAt(parent, 'object') !== null && above?.type === 'CallExpression') {
    const keys =
      bare(nodeAt(above, 'callee')) === parent ? writtenKeys(nodesAt(above, 'arguments')[0] ?? null, place) : null;
    if (/^(get|getAll|has)$/.test(propertyOf(parent) ?? '') && keys) return keys;
  }
  if (parent?.type === 'VariableDeclarator' && isSearchFirst(use)) return [];
  if (
    parent?.type === 'CallExpression' &&
    takes(calleeOf(parent), nodesAt(parent, 'arguments').indexOf(use), null, place)
  ) {
    return [];
  }
  const key = parent?.type === 'Property' ? keyOf(parent) : null;
  if (key !== null && above?.type === 'ObjectExpression' && third?.type === 'CallExpression') {
    if (takes(calleeOf(third), nodesAt(third, 'arguments').indexOf(above), key, place)) return [];
  }
  if (parent?.type === 'JSXExpressionContainer' && above?.type === 'JSXAttribute') {
    if (takes(nameOf(nodeAt(third ?? null, 'name')), 0, nameOf(nodeAt(above, 'name')), place)) return [];
  }
  return refuse(place.source);
}

/** Keys that are written out, there or in a constant. */
function writtenKeys(argument: Syntax | null, { source, program }: Place): string[] | null {
  const name = nameOf(bare(argument));
  const constant = name === null ? null : program.named(source, name)?.node;
  return textsOf(constant?.type === 'VariableDeclarator' ? bare(nodeAt(constant, 'init')) : argument);
}

const calleeOf = (call: Syntax): string | null => nameOf(bare(nodeAt(call, 'callee')));

/** Whether a function of the part takes a query there: as a parameter, or as a member of one. */
function takes(callee: string | null, index: number, member: string | null, { source, program }: Place): boolean {
  const found = callee === null || index < 0 ? null : program.named(source, callee);
  const taker = found && (found.node.type === 'VariableDeclarator' ? bare(nodeAt(found.node, 'init')) : found.node);
  const param = isFunction(taker) ? nodesAt(taker, 'params')[index] : undefined;
  if (!found || !param) return false;
  const { queries } = boundByType(param, found.source);
  if (member === null) return queries.length > 0 && nameOf(param) !== null;
  const pattern = nodesAt(param, 'properties').find((property) => keyOf(property) === member);
  // A member the function does not take at all is read by nobody; a rest would hide it.
  if (!pattern)
    return param.type === 'ObjectPattern' && !nodesAt(param, 'properties').some(({ type }) => type === 'RestElement');
  return namesOf(nodeAt(pattern, 'value')).some((name) => queries.includes(name));
}

/** `useSearchParams()` must give its query a name at once, or be asked for it. */
function refuseOddSearch(call: Syntax, way: Way, source: Source): void {
  const parent = way.findLast(({ type }) => type !== 'ParenthesizedExpression') ?? null;
  if (parent?.type === 'VariableDeclarator' && boundBySearch(parent) !== null) return;
  if (parent && isSearchFirst(parent) && bare(nodeAt(parent, 'object')) === call) return;
  refuse(source);
}

/** A query that is read past `useSearchParams`: `new URLSearchParams(location.search)`, `new URL(location.href)`. */
function takesAddressApart(node: Syntax): boolean {
  if (node.type !== 'NewExpression' || !/^URL(SearchParams)?$/.test(nameOf(nodeAt(node, 'callee')) ?? '')) return false;
  return nodesAt(node, 'arguments').some((argument) =>
    [...nodesOf(argument)].some((one) => /^(location|search)$/.test(nameOf(one) ?? '')),
  );
}

function refuse({ file }: Source): never {
  throw new Error(`${file}: ${HINT}`);
}
