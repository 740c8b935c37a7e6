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

/** Kinds of value a schema allows; null when it says nothing. */
export function kindsOf(schema: JsonSchema): string[] | null {
  const { type } = schema;
  if (Array.isArray(type)) return type.map(String);
  return typeof type === 'string' ? [type] : null;
}

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
