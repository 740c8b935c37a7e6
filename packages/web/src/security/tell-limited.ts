import { networkOf } from '@jishi/http-limits/network-of';
import type { SecurityLog } from '@jishi/observing/security-log';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tells the security log that web refused somebody for calling too much. What the api refused has its counters in the answer: the api tells of it. */
export function tellLimited(security: SecurityLog, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode !== 429 || reply.hasHeader('x-ratelimit-limit')) return;
  const { id: requestId, ip, routeOptions } = request;
  const route = routeOptions.url === undefined ? {} : { route: routeOptions.url };
  security.tell('refused.limit', { requestId, ip, network: networkOf(ip), ...route });
}
