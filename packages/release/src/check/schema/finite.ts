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
import { validatorOf } from './validator.ts';

const MOST_VALUES = 200;

/** All values a schema allows, when they are few enough to be tried one by one; `null` when they are not. */
export function finiteValues(node: Node): unknown[] | null {
  if (!isObject(node.schema)) return null;
  const listed = listedValues(node.schema);
  if (!listed || listed.length > MOST_VALUES) return null;
  const fits = validatorOf(node);
  return fits ? listed.filter(fits) : listed;
}

function listedValues(schema: SchemaObject): unknown[] | null {
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
  const fits = validatorOf(accepted);
  if (!fits) return undecided(where, `may be ${shown(value)}, and what is accepted cannot be read`);
  return fits(value) ? null : definite(where, `may be ${shown(value)}, which is not accepted`);
}
