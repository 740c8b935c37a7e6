/** A JSON Schema (draft-7, what contracts are published as). */
export type Schema = boolean | { readonly [keyword: string]: unknown };
export type SchemaObject = Exclude<Schema, boolean>;

/** A schema inside of a document; `$ref` is looked up in `root`. */
export type Node = { schema: Schema; root: Schema };

/** One thing that may be sent and is not accepted. */
export type Misfit = {
  /** Where in the value: `items[].price`; empty for the value itself. */
  where: string;
  what: string;
  /** It may fit, but this comparison cannot decide it. */
  undecided: boolean;
};

/** Compares two schemas: everything the first one allows that the second one does not. */
export type Compare = (sent: Node, accepted: Node, where: string) => Misfit[];

const types = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;
export type Type = (typeof types)[number] | 'integer';

const annotations = new Set(
  '$schema $id $comment title description default examples readOnly writeOnly deprecated definitions $defs'.split(' '),
);

/** Keywords that say which values fit, not what they are for. */
export const constraintsOf = (schema: SchemaObject): SchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !annotations.has(keyword)));

export const isObject = (value: unknown): value is SchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is Schema => typeof value === 'boolean' || isObject(value);

/** Whether no value fits. */
export const isNever = (schema: Schema): boolean =>
  schema === false || (isObject(schema) && 'not' in schema && isAnything(schema['not'] as Schema));

/** Whether every value fits. */
export const isAnything = (schema: Schema): boolean =>
  schema === true || (isObject(schema) && Object.keys(constraintsOf(schema)).length === 0);

/** Types a schema says it allows; all of them when it says nothing. */
export function typesOf(schema: SchemaObject): readonly Type[] {
  const { type } = schema;
  if (type === undefined) return types;
  return (Array.isArray(type) ? type : [type]) as Type[];
}

/** Follows `$ref`; `null` when it leads nowhere in this document. */
export function resolve({ schema, root }: Node): Node | null {
  let found: unknown = schema;
  for (let steps = 0; isObject(found) && typeof found['$ref'] === 'string'; steps += 1) {
    if (steps > 20) return null;
    found = lookUp(root, found['$ref']);
  }
  return isSchema(found) ? { schema: found, root } : null;
}

function lookUp(root: Schema, ref: string): unknown {
  if (!ref.startsWith('#')) return null;
  const steps = ref.slice(1).split('/').filter(Boolean);
  const unescaped = steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  return unescaped.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), root);
}

/** A number a keyword gives, or what stands for its absence. */
export const numberOf = (schema: SchemaObject, keyword: string, otherwise: number): number =>
  typeof schema[keyword] === 'number' ? schema[keyword] : otherwise;

/** Part of a schema as a node of its own. */
export const at = (node: Node, schema: unknown): Node => ({
  schema: isSchema(schema) ? schema : true,
  root: node.root,
});

export const definite = (where: string, what: string): Misfit => ({ where, what, undecided: false });
export const undecided = (where: string, what: string): Misfit => ({ where, what, undecided: true });

/** A value as it reads in a message. */
export const shown = (value: unknown): string => JSON.stringify(value);
