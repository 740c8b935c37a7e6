import type { Method, OpenApiDocument, Operation } from './document.ts';
import type { JsonSchema } from './json-schema.ts';
import { asSchema, fieldsOf } from './schema-reading.ts';

/** The places of a response and whether there may be others beside: `message.data[].id`. */
export type ResponseKeys = { places: ReadonlySet<string>; openPlaces: ReadonlySet<string> };

/** An operation by its call, `GET /good/{id}`. */
export function operationOf(document: OpenApiDocument, call: string): Operation | undefined {
  const [method = '', path = ''] = call.split(' ');
  return document.paths[path]?.[method.toLowerCase() as Method];
}

/** Every key a response is described with; a schema that contains itself is read once. Null where the response is no JSON. */
export function responseKeys(document: OpenApiDocument, call: string): ResponseKeys | null {
  const response = operationOf(document, call)?.responses['200'];
  const schema = response && 'content' in response ? response.content?.['application/json']?.schema : undefined;
  const message = schema && fieldsOf(schema)['message'];
  if (!message) return null;
  const places = new Set<string>();
  const openPlaces = new Set<string>();
  read(message, 'message', []);
  return { places, openPlaces };

  function read(named: JsonSchema, place: string, under: readonly string[]): void {
    const name = typeof named['$ref'] === 'string' ? named['$ref'].split('/').at(-1) : undefined;
    if (name !== undefined && under.includes(name)) return;
    const schema = name === undefined ? named : (asSchema(document.components['schemas']?.[name]) ?? {});
    const inside = name === undefined ? under : [...under, name];
    if ('additionalProperties' in schema) openPlaces.add(place);
    for (const [key, field] of Object.entries(fieldsOf(schema))) {
      places.add(`${place}.${key}`);
      read(field, `${place}.${key}`, inside);
    }
    const items = asSchema(schema['items']);
    if (items) read(items, `${place}[]`, inside);
    for (const either of ['anyOf', 'oneOf', 'allOf']) {
      for (const one of Array.isArray(schema[either]) ? schema[either] : []) read(one as JsonSchema, place, inside);
    }
  }
}
