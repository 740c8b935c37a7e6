import type { z } from 'zod';
import { type Components, toJsonSchema } from '../../../packages/backend/src/openapi/json-schema.ts';
import { gives } from '../../../packages/backend/src/openapi/schema-promises.ts';
import type { Documents } from '../../../packages/backend/src/openapi/schema-reading.ts';
import { normalise, parseForm } from '../../../packages/backend/src/plugins/input.ts';
import type { ClientCall } from './client-call.ts';
import { type ServerCall, schemasOf } from './server-call.ts';
import { unknownNames } from './unknown-names.ts';

/**
 * What of an answer the client could not read, or would look for in vain: the server's answers, as its schema allows them, must all be
 * among those the client's schema takes, and every key the client names must be one the server gives.
 */
export function answerProblems(client: z.ZodType, server: z.ZodType): string[] {
  const theirs = described(client, 'output');
  const ours = described(server, 'output');
  return gives(theirs.schema, ours.schema, 'message', { old: theirs.document, now: ours.document });
}

/** What of a request the server refuses, or does not know: read by the very schemas of its route. */
export function requestProblems(call: Pick<ClientCall, 'query' | 'body'>, server: ServerCall): string[] {
  const schemas = schemasOf(server);
  const sent = { params: server.params, querystring: parseForm(call.query), body: call.body };
  return (['params', 'querystring', 'body'] as const).flatMap((part) => {
    const schema = schemas[part];
    const value = normalise(sent[part] ?? {});
    if (!schema) return part === 'params' ? [] : unknownNames(value, {}, part);
    const read = schema.safeParse(value);
    const refused = read.success ? [] : read.error.issues.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`);
    return [...refused, ...unknownNames(value, described(schema, 'input').schema, part)];
  });
}

function described(schema: z.ZodType, io: 'input' | 'output') {
  const components: Components = {};
  const made = toJsonSchema(schema, io, components);
  return { schema: made, document: { components: { schemas: components } } as unknown as Documents['old'] };
}
