import { createRequestDurations, mayReadMetrics, observeProcess } from '@jishi/observing/metrics';
import fp from 'fastify-plugin';
import { refuse } from '../errors/shop-error.ts';
import { registerGauges } from './gauges.ts';

/** `/metrics` for Prometheus. For operators: asked for with the internal key, and no proxy passes it on. */
export const metricsPlugin = fp(async (app) => {
  const { metrics, config } = app.shop;
  const { registry } = metrics;
  const observe = createRequestDurations(registry);
  const refresh = registerGauges(registry, app.shop, {
    cachedBytes: () => app.responseCache.bytes,
    openStreams: () => app.streams.size,
  });

  app.addHook('onListen', async () => observeProcess(registry));
  app.addHook('onResponse', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const { method, routeOptions } = request;
    observe({ method, route: routeOptions.url, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });

  app.get('/metrics', { config: { access: 'open', rateLimit: false } }, async (request, reply) => {
    if (!mayReadMetrics(request.raw, { key: config.internalKey, isDemo: config.demo })) throw refuse('http.not_found');
    await refresh();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
});
