import * as z from 'zod/mini';
import { RegistryError, type RegistryErrorCode } from '../errors/registry-error.ts';

/** A refusal as it travels. */
const schema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const statuses: Readonly<Record<RegistryErrorCode, number>> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  damaged: 422,
  untrusted: 422,
  'no-key': 500,
  unavailable: 503,
};

/** Status and body of a refusal. */
export const errorResponse = ({ code, message }: RegistryError) => ({
  status: statuses[code],
  body: { error: { code, message } },
});

/** The refusal a response carries, whatever else it may be. */
export function toRegistryError(status: number, body: unknown, origin: string): RegistryError {
  const { data } = schema.safeParse(body);
  const code = (Object.keys(statuses) as RegistryErrorCode[]).find((known) => known === data?.error.code);
  if (data && code) return new RegistryError(code, data.error.message);
  return new RegistryError('unavailable', `${origin} answers with ${status}, and not as a release service does`);
}
