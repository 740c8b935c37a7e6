import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** Scheme and host of the shop: the setting, or what this request asked for. */
export function shopOrigin(request: Pick<FastifyRequest, 'protocol' | 'host'>, { publicOrigin }: Config): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
