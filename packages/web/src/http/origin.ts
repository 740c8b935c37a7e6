import type { FastifyRequest } from 'fastify';

/**
 * Scheme and host of the shop's addresses, as set or as asked for. A host comes from the reader: anything that is no host
 * name must not get into canonical addresses.
 */
export function originOf(request: FastifyRequest, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  const isHost = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(request.host);
  return `${request.protocol}://${isHost ? request.host : 'localhost'}`;
}
