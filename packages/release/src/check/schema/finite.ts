import { Ajv } from 'ajv';
import formats from 'ajv-formats';
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

/** Validator of a part of a document; `null` when the document demands what the validator does not know. */
function validatorOf({ schema, root }: Node): ((value: unknown) => boolean) | null {
  try {
    // Strict, so that an unknown keyword or format is an error instead of being passed over.
    const ajv = new Ajv({
      strictSchema: true,
      strictTypes: false,
      strictTuples: false,
      strictRequired: false,
      logger: false,
    });
    formats(ajv);
    ajv.addSchema(named(root), ROOT);
    const validate = ajv.compile(named(schema, ROOT));
    return (value) => validate(value);
  } catch {
    return null;
  }
}

const ROOT = 'root:';

/** The schema without a name of its own; references of a part of it are led to the whole. */
function named(schema: Node['schema'], root = ''): SchemaObject {
  if (!isObject(schema)) return schema ? {} : { not: {} };
  const {
    $schema: _version,
    $id: _id,
    ...rest
  } = JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? root + value : value,
    ),
  ) as Record<string, unknown>;
  return rest;
}
