import { alternatives, asSchema, fieldsOf, type JsonSchema, kindsOf } from '@jishi/backend/openapi';

/**
 * Names in a value that a schema does not have. Where others may be beside those it has they count all the same: what nobody reads
 * was sent for nothing, or under a wrong name. Below what may be anything there are no names to know. Of several forms the one counts
 * that knows most.
 */
export function unknownNames(value: unknown, schema: JsonSchema, at: string): string[] {
  const kind = kindOf(value);
  const forms = alternatives(schema).filter((form) => kindsOf(form)?.includes(kind) ?? true);
  const each = (forms.length > 0 ? forms : [schema]).map((form) => unknownIn(value, form, at));
  return each.reduce((best, names) => (names.length < best.length ? names : best));
}

function unknownIn(value: unknown, schema: JsonSchema, at: string): string[] {
  if (Array.isArray(value)) {
    const items = asSchema(schema['items']);
    return unique(value.flatMap((item) => unknownNames(item, items ?? {}, `${at}[]`)));
  }
  if (typeof value !== 'object' || value === null) return [];
  if (!('properties' in schema || 'additionalProperties' in schema)) return [];
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

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

const unique = (names: string[]): string[] => [...new Set(names)];
