import type { FastifyRequest } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';

/**
 * Refuses what another site makes a browser send. The cookie is not sent then either; this is the second lock.
 *
 * @throws RegistryError `forbidden`
 */
export function requireSameOrigin({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? hostOf(headers.origin) === headers.host : site === 'same-origin';
  if (!isOwn) throw new RegistryError('forbidden', 'this has to come from the window itself');
}

const hostOf = (origin = ''): string | undefined => URL.parse(origin)?.host;
