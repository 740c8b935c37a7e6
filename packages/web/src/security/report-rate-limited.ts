import { networkOf } from '@jishi/http-limits/network-of';
import type { SecurityLog } from '@jishi/observing/security-log';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Reports to the security log that web refused somebody for calling too much. What the api refused has its counters in the answer: the api reports it. */
export function reportRateLimited(security: SecurityLog, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode !== 429 || reply.hasHeader('x-ratelimit-limit')) return;
  const { id: requestId, ip, routeOptions } = request;
  const route = routeOptions.url === undefined ? {} : { route: routeOptions.url };
  security.report('refused.limit', { requestId, ip, network: networkOf(ip), ...route });
}
