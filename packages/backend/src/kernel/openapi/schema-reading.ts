import type { OpenApiDocument } from './document.ts';
import type { JsonSchema } from './json-schema.ts';

/** The documents names are looked up in. `seen`: named schemas under way, which may contain themselves. */
export type Documents = { old: OpenApiDocument; now: OpenApiDocument; seen?: ReadonlySet<string> };

type Step = { from: JsonSchema; to: JsonSchema; inner: Documents };

/** Follows names on both sides; null when this pair is being compared already. */
export function resolveBoth(old: JsonSchema, now: JsonSchema, documents: Documents): Step | null {
  const pair = `${String(old['$ref'])} ${String(now['$ref'])}`;
  const isNamed = '$ref' in old || '$ref' in now;
  if (isNamed && documents.seen?.has(pair)) return null;
  const seen = isNamed ? new Set([...(documents.seen ?? []), pair]) : (documents.seen ?? new Set<string>());
  return {
    from: resolve(old, documents.old),
    to: resolve(now, documents.now),
    inner: { ...documents, seen },
  };
}

function resolve(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  if (name === undefined) return schema;
  return asSchema(document.components['schemas']?.[name]) ?? {};
}

export const asSchema = (value: unknown): JsonSchema | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonSchema) : undefined;

/** Kinds of value a schema allows, those of its alternatives together; null when it says nothing. */
export function kindsOf(schema: JsonSchema): string[] | null {
  const forms = formsOf(schema);
  if (forms) {
    const kinds = forms.map(kindsOf);
    return kinds.includes(null) ? null : [...new Set(kinds.flatMap((list) => list ?? []))];
  }
  const { type } = schema;
  if (Array.isArray(type)) return type.map(String);
  if (typeof type === 'string') return [type];
  return valuesOf(schema)?.map((value) => (value === null ? 'null' : typeof value)) ?? null;
}

/** Alternatives as they are written, or null. */
function formsOf(schema: JsonSchema): JsonSchema[] | null {
  const list = schema['anyOf'] ?? schema['oneOf'];
  return Array.isArray(list) ? list.map(asSchema).filter((one) => one !== undefined) : null;
}

/** Alternatives one by one, those inside of others and the kinds of `type: [a, b]` too; a schema without any is its only one. */
export function alternatives(schema: JsonSchema): JsonSchema[] {
  const forms = formsOf(schema);
  if (forms) return forms.flatMap(alternatives);
  const { type } = schema;
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : [schema];
}

/** Whether a schema is made of alternatives. */
export const hasForms = (schema: JsonSchema): boolean => alternatives(schema)[0] !== schema;

/** Every integer is a number. */
export const isAmong = (kind: string, kinds: readonly string[]) =>
  kinds.includes(kind) || (kind === 'integer' && kinds.includes('number'));

/** The only values a schema allows; null when there are others. */
export function valuesOf(schema: JsonSchema): unknown[] | null {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : null;
}

export const fieldsOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  (asSchema(schema['properties']) ?? {}) as Record<string, JsonSchema>;

export const requiredOf = (schema: JsonSchema): string[] =>
  Array.isArray(schema['required']) ? schema['required'].map(String) : [];
