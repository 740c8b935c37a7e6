import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { isObject, type Node, type Schema, type SchemaObject } from './json-schema.ts';

const ROOT = 'root:';

/** Validator of a part of a document; `null` when the document demands what the validator does not know. */
export function validatorOf(node: Node): ((value: unknown) => boolean) | null {
  try {
    return compile(node);
  } catch {
    return null;
  }
}

/** What keeps a schema from being understood; `null` when nothing does. */
export function schemaFault(schema: Schema): string | null {
  try {
    compile({ schema, root: schema });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function compile({ schema, root }: Node): (value: unknown) => boolean {
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
}

/** The schema without a name of its own; references of a part of it are led to the whole. */
function named(schema: Schema, root = ''): SchemaObject {
  if (!isObject(schema)) return schema ? {} : { not: {} };
  const led = (key: string, value: unknown) => (key === '$ref' && typeof value === 'string' ? root + value : value);
  const { $schema: _version, $id: _id, ...rest } = JSON.parse(JSON.stringify(schema, led)) as Record<string, unknown>;
  return rest;
}
