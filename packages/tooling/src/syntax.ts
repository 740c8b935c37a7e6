import { parseSync } from 'oxc-parser';

/** A node of a syntax tree (ESTree, with JSX and types), read without its exact type: scanners look for few shapes. */
export type Syntax = { readonly type: string; readonly [field: string]: unknown };

/**
 * Parses a source or a built script.
 *
 * @throws when it is no program, with the first mistake
 */
export function parse(name: string, text: string, sourceType: 'module' | 'script' | 'commonjs' = 'module'): Syntax {
  const { program, errors } = parseSync(name, text, { sourceType });
  const [mistake] = errors;
  if (mistake) throw new Error(`${name} cannot be read: ${mistake.message}`);
  return program as unknown as Syntax;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Children of a node in the order of the source. */
export function* childrenOf(node: Syntax): Generator<Syntax> {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) yield* value.filter(isSyntax);
    else if (isSyntax(value)) yield value;
  }
}

/** The node and everything in it, the outer first. */
export function* nodesOf(node: Syntax): Generator<Syntax> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** A field that is a node; `null` when it is none. */
export const nodeAt = (node: Syntax | null, field: string): Syntax | null =>
  node && isSyntax(node[field]) ? node[field] : null;

/** A field that is a list of nodes. */
export const nodesAt = (node: Syntax | null, field: string): readonly Syntax[] => {
  const list = node?.[field];
  return Array.isArray(list) ? list.filter(isSyntax) : [];
};

/** Name of an identifier (also one of JSX or of a private field's owner); `null` for anything else. */
export const nameOf = (node: Syntax | null): string | null =>
  node && /^(JSX)?Identifier$/.test(node.type) && typeof node['name'] === 'string' ? node['name'] : null;

/** Text of a string literal, or of a template without anything filled in; `null` for anything else. */
export function textOf(node: Syntax | null): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type === 'TemplateLiteral' && nodesAt(node, 'expressions').length === 0) {
    return quasisOf(node).join('');
  }
  return null;
}

/** Pieces of text of a template, as they are at run time. */
export const quasisOf = (template: Syntax): string[] =>
  nodesAt(template, 'quasis').map(({ value }) => String((value as { cooked: string | null }).cooked ?? ''));

/** Takes off what says nothing at run time: parentheses, types, `?.`, `!`, and the `0` of `(0, a.b)()`. */
export function bare(node: Syntax | null): Syntax | null {
  let inner = node;
  while (inner) {
    if (inner.type === 'SequenceExpression') inner = nodesAt(inner, 'expressions').at(-1) ?? null;
    else if (wrappers.test(inner.type)) inner = nodeAt(inner, 'expression');
    else break;
  }
  return inner;
}

const wrappers = /^(ParenthesizedExpression|ChainExpression|TS(As|Satisfies|NonNull)Expression)$/;

/** Name a member is asked for: `a.b`, `a['b']`; `null` when it is computed. */
export function propertyOf(member: Syntax): string | null {
  const property = nodeAt(member, 'property');
  return member['computed'] === true ? textOf(property) : nameOf(property);
}
