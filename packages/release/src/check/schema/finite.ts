import { accepts } from './accepts.ts';
import {
  definite,
  isObject,
  type Misfit,
  type Node,
  type SchemaObject,
  shown,
  typesOf,
  undecided,
} from './json-schema.ts';

const MAX_VALUES = 200;

/** All values a schema allows, when they are few enough to be tried one by one; `null` when they are not. */
export function finiteValues(node: Node): unknown[] | null {
  if (!isObject(node.schema)) return null;
  const listed = listedValues(node.schema);
  if (!listed || listed.length > MAX_VALUES) return null;
  return listed.filter((value) => accepts(node, value) !== false);
}

function listedValues(schema: SchemaObject): readonly unknown[] | null {
  if ('const' in schema) return [schema['const']];
  if (Array.isArray(schema['enum'])) return schema['enum'];
  const few = { null: [null], boolean: [true, false] } as const;
  const types = typesOf(schema);
  return types.every((type) => type === 'null' || type === 'boolean')
    ? types.flatMap((type) => [...few[type as 'null']])
    : null;
}

/** What is wrong with sending this value; `null` when it is accepted. */
export function valueMisfit(accepted: Node, value: unknown, where: string): Misfit | null {
  const verdict = accepts(accepted, value);
  if (verdict === null) return undecided(where, `may be ${shown(value)}, and whether that is accepted cannot be told`);
  return verdict ? null : definite(where, `may be ${shown(value)}, which is not accepted`);
}
