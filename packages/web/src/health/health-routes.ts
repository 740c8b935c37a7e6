import type { FastifyInstance } from 'fastify';
import type { LiveRelease } from '../releases/live-release.ts';
import type { LiveShop } from '../releases/live-shop.ts';
import { isExpired } from '../releases/release-gate.ts';
import type { Metrics } from './metrics.ts';

type HealthOptions = { shop: LiveShop; isStopping: () => boolean; isClosed: () => boolean; metrics: Metrics };

/**
 * `/healthz`: the process answers. `/readyz`: it can render pages; says what is live and what was refused.
 * `/metrics`: numbers. For operators: a load balancer does not pass them on.
 */
export function healthRoutes(app: FastifyInstance, { shop, isStopping, isClosed, metrics }: HealthOptions): void {
  metrics.gauge('jishi_release_live', () => shop.current()?.serial ?? 0);
  metrics.gauge('jishi_release_refused', () => shop.refused()?.serial ?? 0);
  metrics.gauge('jishi_release_expired', () => Number(isExpired(shop.current()?.release ?? { expires: null })));
  metrics.gauge('jishi_renders_running', () => shop.current()?.pool.status().pages ?? 0);
  metrics.gauge('jishi_renders_waiting', () => shop.current()?.pool.status().waiting ?? 0);
  metrics.gauge('jishi_workers_lost', () => shop.current()?.pool.status().lost ?? 0);
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    const live = shop.current();
    const refused = shop.refused();
    const isReady = !isStopping() && (live?.pool.status().hasWorker ?? false);
    if (live) reply.header('x-release', live.serial);
    if (refused) reply.header('x-release-refused', refused.serial);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready: isReady,
        stopping: isStopping(),
        maintenance: isClosed(),
        live: live && describe(live),
        refused,
        draining: shop.draining().map(describe),
      });
  });
  app.get('/metrics', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  );
}

function describe({ serial, since, release, pool }: LiveRelease) {
  const parts = Object.entries(release.parts).map(([part, { version }]) => [part, version]);
  const expired = isExpired(release);
  return {
    serial,
    since,
    expires: release.expires,
    expired,
    parts: Object.fromEntries(parts) as Record<string, string>,
    workers: pool.status(),
  };
}
