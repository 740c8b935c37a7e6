import { z } from 'zod';
import type { DeclaredRoute } from '../../kernel/http/route-list.ts';
import { type JsonSchema, toJsonSchema } from '../../kernel/openapi/json-schema.ts';
import type { CallFixture } from '../authorization-matrix/context/row.ts';

/** A place in a request where a value can be put. */
export type Field = { part: 'path'; name: string } | { part: 'query'; name: string } | { part: 'body'; at: Place };

/** The way to a value in a body. */
export type Place = readonly (string | number)[];

/** A field in words. */
export const nameOf = (field: Field): string =>
  field.part === 'body' ? `body.${field.at.join('.') || '(all)'}` : `${field.part}.${field.name}`;

/** Every field of a call: those its schemas know and those the example has, also deep inside, and the body as a whole. */
export function fieldsOf(route: DeclaredRoute, fixture: CallFixture): Field[] {
  const { params, querystring, body } = route.schema ?? {};
  const inPath = [...new Set([...namesOf(params), ...Object.keys(fixture.path ?? {})])];
  const inQuery = [...new Set([...namesOf(querystring), ...new URLSearchParams(fixture.query ?? '').keys()])];
  const isJson = body !== undefined || (typeof fixture.body === 'object' && fixture.body !== null);
  return [
    ...inPath.map((name) => ({ part: 'path', name }) as const),
    ...inQuery.map((name) => ({ part: 'query', name: name.replace(/\[\]$/, '') }) as const),
    ...(isJson ? bodyFields(body, fixture.body) : []),
  ];
}

function bodyFields(schema: unknown, example: unknown): Field[] {
  const known = namesOf(schema);
  const root = Array.isArray(example) ? [0] : [];
  const places = [...placesIn(example), ...known.map((name) => [...root, name])];
  const unique = new Map(places.map((at) => [JSON.stringify(at), at]));
  return [...unique.values()].map((at) => ({ part: 'body', at }));
}

/** Paths to the value itself and to everything in it; of a list the first entry stands for all. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value)
    ? value.slice(0, 1).map((item, index) => [index, item] as const)
    : Object.entries(value);
  return [at, ...inner.flatMap(([key, item]) => placesIn(item, [...at, key]))];
}

/** Fields of an object schema, or of the entries of a list. */
function namesOf(schema: unknown): string[] {
  if (!(schema instanceof z.ZodType)) return [];
  const { properties, items, anyOf } = toJsonSchema(schema, 'input', {});
  const parts = [properties, (items as JsonSchema | undefined)?.['properties']];
  const choices = Array.isArray(anyOf) ? anyOf.map((choice: JsonSchema) => choice['properties']) : [];
  return [...parts, ...choices].flatMap((part) => Object.keys(part ?? {}));
}
