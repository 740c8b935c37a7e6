import type { FastifySchema } from 'fastify';
import type { z } from 'zod';
import { okSchema } from './envelope.ts';

/**
 * Schema of a route that sends kept bytes (`app.answers.send`): the answer is in the documentation, while its handler
 * returns no object the type of the route could check.
 */
export function keptAnswer<Schema extends FastifySchema>(schema: Schema, message: z.ZodType): Schema {
  return { ...schema, response: okSchema(message) };
}
