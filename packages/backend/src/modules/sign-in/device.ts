import type { FastifyRequest } from 'fastify';
import type { LoggedCall } from './accounts.ts';
import type { Device } from './tokens.ts';

/** The device a request comes from, as the list of signed-in devices shows it. */
export function deviceOf(request: FastifyRequest, platform = 'pc'): Device {
  return { platform: platform.toLowerCase(), userAgent: request.headers['user-agent'] ?? null, ip: request.ip };
}

export function callOf(request: FastifyRequest): LoggedCall {
  return { path: request.routeOptions.url ?? request.url, method: request.method, ip: request.ip };
}
