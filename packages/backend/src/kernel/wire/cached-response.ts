import type { FastifySchema } from 'fastify';
import type { z } from 'zod';
import { okSchema } from './envelope.ts';

/**
 * Schema of a route that sends cached bytes (`app.responseCache.send`): the response is in the documentation, while its handler
 * returns no object the type of the route could check.
 */
export function cachedResponse<Schema extends FastifySchema>(schema: Schema, message: z.ZodType): Schema {
  return { ...schema, response: okSchema(message) };
}
