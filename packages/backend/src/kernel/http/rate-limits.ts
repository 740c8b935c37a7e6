import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@jishi/http-limits/network-of';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { refuse } from '../errors/shop-error.ts';
import { isOwnProgram } from '../keys/internal-key.ts';

/** Requests per minute of a customer, or of a network when nobody is signed in. */
const REQUESTS_PER_MINUTE = 6000;

/** The general rate limit, with its headers on every response. Shared between processes while there is Redis. */
export const rateLimitsPlugin = fp(async (app) => {
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) =>
      request.customer ? `customer:${request.customer.id}` : `address:${networkOf(request.ip)}`,
    // A page for every visitor is made once and read by thousands: it is nobody's request.
    allowList: (request) => !request.customer && isOwnProgram(request, app.shop.config.internalKey),
    errorResponseBuilder: () => refuse('http.throttle'),
    ...(app.shop.sharedLimits ? { store: app.shop.sharedLimits.store } : {}),
  });
});

export type TightLimit = (request: FastifyRequest) => Promise<void>;

/**
 * A tighter rate limit for one action, called by the route itself.
 * @throws ShopError `http.throttle` once `max` calls were made within a minute by the same `key` (default: network)
 */
export function tightLimit(
  app: FastifyInstance,
  max: number,
  key: (request: FastifyRequest) => string = (request) => networkOf(request.ip),
): TightLimit {
  const check = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator: key });
  return async (request) => {
    const state = await check(request);
    if (!state.isAllowed && state.isExceeded) throw refuse('http.throttle');
  };
}
