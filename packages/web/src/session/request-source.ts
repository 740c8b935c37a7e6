import type { FastifyRequest } from 'fastify';

/** What of a request matters here, whatever kind of server it came through. */
export type OriginFacts = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/**
 * Where a request comes from, by what browsers write and scripts cannot: `own` a page of this shop, `other` a page of somebody
 * else, `unknown` where nothing says so (apps, old browsers' reads).
 */
export function requestSource(
  { headers, host }: OriginFacts,
  publicOrigin: string | null,
): 'own' | 'other' | 'unknown' {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return 'other';
  if (origin !== undefined) return isOwn(origin, host, publicOrigin) ? 'own' : 'other';
  return site === undefined ? 'unknown' : 'own';
}

/** A shop may be open under more names than its public one. */
const isOwn = (origin: string, host: string, publicOrigin: string | null): boolean =>
  origin === publicOrigin || URL.parse(origin)?.host === host;

/** Whether cookies are for https only: as the reader came, or as the shop's addresses say where somebody else ends TLS. */
export const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>, publicOrigin: string | null): boolean =>
  protocol === 'https' || (publicOrigin?.startsWith('https:') ?? false);
