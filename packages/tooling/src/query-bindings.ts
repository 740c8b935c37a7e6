import type { Source } from './sources.ts';
import { bare, nameOf, nodeAt, nodesAt, type Syntax, textOf } from './syntax.ts';

/** Names that stand for the query of the page, and all names a parameter gives. */
export type Bound = { queries: string[]; all: string[] };

export const isFunction = (node: Syntax | null): boolean =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node?.type ?? '');

/** A parameter by its type: `query: URLSearchParams`, `{ query }: { query: URLSearchParams }`, `{ query }: Props`. */
export function boundByType(param: Syntax, source: Source): Bound {
  const pattern = param.type === 'AssignmentPattern' ? nodeAt(param, 'left')! : param;
  const type = nodeAt(nodeAt(pattern, 'typeAnnotation'), 'typeAnnotation');
  const name = nameOf(pattern);
  if (name !== null) return { queries: isQueryType(type) ? [name] : [], all: [name] };
  const members = queryMembers(type, source);
  return {
    queries: propertiesOf(pattern).flatMap(([key, local]) => (members.has(key) ? [local] : [])),
    all: namesOf(pattern),
  };
}

/** The parameter of a page's `load`: `{ query }`. */
export const boundByLoad = (param: Syntax | undefined): Bound => ({
  queries: param ? propertiesOf(param).flatMap(([key, local]) => (key === 'query' ? [local] : [])) : [],
  all: param ? namesOf(param) : [],
});

/** `const [query] = useSearchParams()` and `const query = useSearchParams()[0]`; `null` for any other declaration. */
export function boundBySearch(declarator: Syntax): string[] | null {
  const [id, init] = [nodeAt(declarator, 'id'), bare(nodeAt(declarator, 'init'))];
  if (id?.type === 'ArrayPattern' && isSearchCall(init)) {
    const [first] = (id['elements'] as readonly (Syntax | null)[] | undefined) ?? [];
    const name = nameOf(first ?? null);
    return name === null ? [] : [name];
  }
  const name = nameOf(id);
  return name !== null && isSearchFirst(init) ? [name] : null;
}

export const isSearchCall = (node: Syntax | null): boolean =>
  node?.type === 'CallExpression' && nameOf(bare(nodeAt(node, 'callee'))) === 'useSearchParams';

/** `useSearchParams()[0]` */
export const isSearchFirst = (node: Syntax | null): boolean =>
  node?.type === 'MemberExpression' &&
  node['computed'] === true &&
  nodeAt(node, 'property')?.['value'] === 0 &&
  isSearchCall(bare(nodeAt(node, 'object')));

/** Names of the members of a type that are a query; of a named type too, when it stands in the same source. */
function queryMembers(type: Syntax | null, source: Source): Set<string> {
  const named = type?.type === 'TSTypeReference' ? nameOf(nodeAt(type, 'typeName')) : null;
  const literal = named === null ? type : typeNamed(named, source);
  const body = literal?.type === 'TSInterfaceBody' ? nodesAt(literal, 'body') : nodesAt(literal, 'members');
  const queries = body.filter((member) => isQueryType(nodeAt(nodeAt(member, 'typeAnnotation'), 'typeAnnotation')));
  return new Set(queries.map((member) => keyOf(member) ?? ''));
}

function typeNamed(name: string, { program }: Source): Syntax | null {
  const statements = nodesAt(program, 'body').map((statement) => nodeAt(statement, 'declaration') ?? statement);
  const found = statements.find(
    (one) => /^TS(TypeAlias|Interface)Declaration$/.test(one.type) && nameOf(nodeAt(one, 'id')) === name,
  );
  return found ? (nodeAt(found, 'typeAnnotation') ?? nodeAt(found, 'body')) : null;
}

/** `URLSearchParams`, also among others; not a function that takes one. */
function isQueryType(type: Syntax | null): boolean {
  if (type?.type === 'TSUnionType') return nodesAt(type, 'types').some(isQueryType);
  if (type?.type !== 'TSTypeReference') return false;
  if (nameOf(nodeAt(type, 'typeName')) === 'URLSearchParams') return true;
  return nodesAt(nodeAt(type, 'typeArguments'), 'params').some(isQueryType);
}

/** Keys of an object pattern with the names they are bound to. */
const propertiesOf = (pattern: Syntax): [key: string, local: string][] =>
  nodesAt(pattern, 'properties').flatMap((property) => {
    const value = nodeAt(property, 'value');
    const local = nameOf(value?.type === 'AssignmentPattern' ? nodeAt(value, 'left') : value);
    const key = keyOf(property);
    return key !== null && local !== null ? [[key, local] as [string, string]] : [];
  });

/** Every name a pattern binds. */
export function namesOf(pattern: Syntax | null): string[] {
  const name = nameOf(pattern);
  if (!pattern || name !== null) return name === null ? [] : [name];
  if (pattern.type === 'ObjectPattern') {
    return nodesAt(pattern, 'properties').flatMap((one) => namesOf(nodeAt(one, 'value') ?? nodeAt(one, 'argument')));
  }
  if (pattern.type === 'ArrayPattern') return nodesAt(pattern, 'elements').flatMap(namesOf);
  return namesOf(nodeAt(pattern, 'left') ?? nodeAt(pattern, 'argument'));
}

/** Name of a property or of a member of a type; `null` when it is computed. */
export const keyOf = (node: Syntax): string | null => {
  const key = nodeAt(node, 'key');
  return node['computed'] === true ? null : (nameOf(key) ?? textOf(key));
};
