import { z } from 'zod';

export type Envelope<T> = { result: 'ok'; message: T };

/** The success envelope of the contract. */
export function ok<T>(message: T): Envelope<T> {
  return { result: 'ok', message };
}

/** Schema of a successful answer, for `schema.response`. */
export function okSchema<T extends z.ZodType>(message: T) {
  return { 200: z.object({ result: z.literal('ok'), message }) };
}
