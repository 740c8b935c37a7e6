import {
  type Components,
  type Documents,
  gives,
  type JsonSchema,
  normalise,
  parseQuery,
  toJsonSchema,
} from '@jishi/backend/openapi';
import type { z } from 'zod';
import type { ClientCall } from './client-call.ts';
import { type ServerCall, schemasOf } from './server-call.ts';
import { unknownNames } from './unknown-names.ts';

/** A schema of an answer as JSON Schema, with those it names. */
export type Described = { schema: JsonSchema; components: Components };

/** What a schema of an answer says. */
export function describeAnswer(answer: z.ZodType): Described {
  const components: Components = {};
  return { schema: toJsonSchema(answer, 'output', components), components };
}

/**
 * What of an answer the client could not read, or would look for in vain: the server's answers, as its schema allows them, must all be
 * among those the client's schema takes, and every key the client names must be one the server gives.
 */
export function answerProblems(client: Described, server: Described): string[] {
  return gives(client.schema, server.schema, 'message', { old: documentOf(client), now: documentOf(server) });
}

/** What is sent with a call: fields of the path, of the query, of the body. */
export type Sent = { params: unknown; querystring: unknown; body: unknown };

/** What a call sends, as the server takes it in. */
export const sentBy = (call: ClientCall, server: ServerCall): Sent => ({
  params: normalise(server.params),
  querystring: normalise(parseQuery(call.query)),
  body: normalise(call.body ?? {}),
});

/** What of a request the server refuses, or does not know: read by the very schemas of its route. */
export function requestProblems(sent: Sent, server: ServerCall): string[] {
  const schemas = schemasOf(server);
  return (['params', 'querystring', 'body'] as const).flatMap((part) => {
    const schema = schemas[part];
    const value = sent[part];
    // A path without a schema is taken as it is.
    if (!schema) return part === 'params' ? [] : unknownNames(value, NOTHING, part);
    const read = schema.safeParse(value);
    const issues = read.success ? [] : read.error.issues;
    const refused = issues.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`);
    return [...refused, ...unknownNames(value, toJsonSchema(schema, 'input', {}), part)];
  });
}

/** What a route takes that reads nothing. */
const NOTHING = { type: 'object', properties: {} };

const documentOf = ({ components }: Described) =>
  ({ components: { schemas: components } }) as unknown as Documents['old'];
