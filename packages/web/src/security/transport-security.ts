import type { FastifyRequest } from 'fastify';
import type { WebConfig } from '../config/config.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Value of `Strict-Transport-Security` (RFC 6797) for a request, null where the shop is not asked over https. A shop whose public origin is
 * https sends it with everything: browsers heed it over https only, and the proxy in front may not say how it was asked.
 */
export function transportSecurity(
  { publicOrigin, hstsSubdomains }: Pick<WebConfig, 'publicOrigin' | 'hstsSubdomains'>,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
): string | null {
  const isSecure = publicOrigin?.startsWith('https:') === true || protocol === 'https';
  return isSecure ? `max-age=${YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}` : null;
}
