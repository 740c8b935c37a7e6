import type { SecurityLog } from '@jishi/observing/security-log';
import { traceRequests } from '@jishi/observing/trace-requests';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from './config/config.ts';
import type { Metrics } from './health/metrics.ts';
import { baseHeaders } from './http/base-headers.ts';
import { reportRateLimited } from './security/report-rate-limited.ts';
import { transportSecurity } from './security/transport-security.ts';

type ResponseHooksOptions = { config: WebConfig; metrics: Metrics; security: SecurityLog };

/** What every answer has, whatever gives it: a trace, the headers of all, a count and a line of the log. */
export function responseHooks(app: FastifyInstance, { config, metrics, security }: ResponseHooksOptions): void {
  const traced = traceRequests({ mayJoin: false });
  app.addHook('onRequest', traced.begin);
  app.addHook('onResponse', traced.end);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...baseHeaders, 'x-request-id': request.id });
    const hsts = transportSecurity(config, request);
    if (hsts !== null) reply.header('strict-transport-security', hsts);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(request, reply);
    reportRateLimited(security, request, reply);
    const isFile = request.url.startsWith('/remotes/') || request.url.startsWith('/media/');
    // Refusals of limits are counted (`/metrics`): a flood of them must not fill the disk.
    const level = isFile || [408, 429].includes(reply.statusCode) ? 'debug' : 'info';
    request.log[level]({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
