import { mayReadMetrics } from '@jishi/observing/metrics';
import type { FastifyInstance } from 'fastify';
import { sendPlain } from '../http/send-plain.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import type { ReleaseManager } from '../releases/release-manager.ts';
import { isExpired } from '../releases/release-verifier.ts';
import type { Metrics } from './metrics.ts';

type HealthOptions = {
  shop: ReleaseManager;
  isStopping: () => boolean;
  isClosed: () => boolean;
  metrics: Metrics;
  /** Who may read `/metrics`. */
  access: { key: string | null; isDemo: boolean };
};

/**
 * `/healthz`: the process answers. `/readyz`: it can render pages; says what is live and what was refused.
 * `/metrics`: numbers, for who has the internal key. For operators: a load balancer does not pass them on.
 */
export function healthRoutes(
  app: FastifyInstance,
  { shop, isStopping, isClosed, metrics, access }: HealthOptions,
): void {
  metrics.gauge('jishi_release_live', 'Serial of the live release, 0 without one', () => shop.current()?.serial ?? 0);
  metrics.gauge(
    'jishi_release_refused',
    'Serial of the newest release that was refused, 0 without one',
    () => shop.refused()?.serial ?? 0,
  );
  metrics.gauge('jishi_release_expired', '1 when the live release has expired', () =>
    Number(isExpired(shop.current()?.release ?? { expires: null })),
  );
  metrics.gauge('jishi_renders_running', 'Pages being rendered', () => shop.current()?.pool.status().pages ?? 0);
  metrics.gauge(
    'jishi_renders_waiting',
    'Pages that wait for a turn',
    () => shop.current()?.pool.status().waiting ?? 0,
  );
  metrics.gauge(
    'jishi_render_threads',
    'Threads that render pages of the live release',
    () => shop.current()?.pool.status().threads ?? 0,
  );
  metrics.gauge(
    'jishi_workers_lost',
    'Render workers lost since the release went live',
    () => shop.current()?.pool.status().lost ?? 0,
  );
  metrics.gauge(
    'jishi_parts_left_out',
    'Parts that pages are made without for a while, because their code blocked a worker',
    () => shop.current()?.pool.status().leftOut.length ?? 0,
  );
  metrics.gauge(
    'jishi_release_parts_missing',
    'Parts of the live release whose folder is not there: their scripts cannot be sent',
    async () => (await shop.missing()).length,
  );
  app.addHook('onListen', async () => metrics.observeProcess());

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const missing = await shop.missing();
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
        live: live && { ...describe(live), missing },
        refused,
        draining: shop.draining().map(describe),
      });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.raw, access)) return sendPlain(reply, 404, 'Not found\n');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
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
