import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { LoggedCall } from './accounts.ts';
import type { Device } from './tokens.ts';

/** Where a request comes from; `null` when whoever stands before the api names no address. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string | null {
  const [address = ''] = ip.split('%', 1); // without the zone of a local IPv6 address, which may be of any length
  return isIP(address) ? address : null;
}

/** The device a request comes from, as the list of signed-in devices shows it. */
export function deviceOf(request: FastifyRequest, platform = 'pc'): Device {
  return { platform: platform.toLowerCase(), userAgent: request.headers['user-agent'] ?? null, ip: addressOf(request) };
}

export function callOf(request: FastifyRequest): LoggedCall {
  return { path: request.routeOptions.url ?? request.url, method: request.method, ip: addressOf(request) };
}
