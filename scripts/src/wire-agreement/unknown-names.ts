import type { JsonSchema } from '../../../packages/backend/src/openapi/json-schema.ts';
import { alternatives, asSchema, fieldsOf } from '../../../packages/backend/src/openapi/schema-reading.ts';

/**
 * Names in a value that a schema does not have. Where any names may be (`additionalProperties` without a schema) they count all the
 * same: what nobody reads was sent for nothing, or under a wrong name. Of several forms the one counts that knows most.
 */
export function unknownNames(value: unknown, schema: JsonSchema, at: string): string[] {
  const each = alternatives(schema).map((form) => unknownIn(value, form, at));
  return each.reduce((best, names) => (names.length < best.length ? names : best));
}

function unknownIn(value: unknown, schema: JsonSchema, at: string): string[] {
  if (Array.isArray(value)) {
    const items = asSchema(schema['items']);
    return unique(value.flatMap((item) => unknownNames(item, items ?? {}, `${at}[]`)));
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = fieldsOf(schema);
  const others = asSchema(schema['additionalProperties']);
  const isMap = others !== undefined && Object.keys(others).length > 0;
  return unique(
    Object.entries(value).flatMap(([name, item]) => {
      const known = Object.hasOwn(fields, name) ? fields[name] : isMap ? others : undefined;
      return known ? unknownNames(item, known, `${at}.${name}`) : [`${at}.${name}`];
    }),
  );
}

const unique = (names: string[]): string[] => [...new Set(names)];
