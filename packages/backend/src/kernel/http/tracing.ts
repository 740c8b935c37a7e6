import { traceRequests } from '@jishi/observing/trace-requests';
import fp from 'fastify-plugin';

/** A span for each request, part of the trace of whoever asked. Does next to nothing while tracing is off. */
export const tracingPlugin = fp(async (app) => {
  const { begin, end } = traceRequests({ mayJoin: true });
  app.addHook('onRequest', begin);
  app.addHook('onResponse', end);
});
