/** A node of a syntax tree (ESTree with types), with its place in the text. */
export type Syntax = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
};

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  typeof value.start === 'number' &&
  'end' in value &&
  typeof value.end === 'number';

/** All nodes below one with the node each is in, the outer first. */
export function* syntaxIn(parent: Syntax): Generator<{ node: Syntax; parent: Syntax }> {
  for (const value of Object.values(parent)) {
    for (const node of Array.isArray(value) ? value : [value]) {
      if (!isSyntax(node)) continue;
      yield { node, parent };
      yield* syntaxIn(node);
    }
  }
}

/** A field that is a node; `null` when it is none. */
export function syntaxAt(node: Syntax | null, field: string): Syntax | null {
  const value = node?.[field];
  return isSyntax(value) ? value : null;
}

/** A field that is a list of nodes. */
export function listAt(node: Syntax, field: string): readonly Syntax[] {
  const list = node[field];
  return Array.isArray(list) ? list.filter(isSyntax) : [];
}
