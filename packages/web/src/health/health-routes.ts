import { BUCKETS } from '@jishi/contracts/release';
import { mayReadMetrics } from '@jishi/observing/metrics';
import type { FastifyInstance } from 'fastify';
import { sendPlain } from '../http/send-plain.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import type { ReleaseManager } from '../releases/release-manager.ts';
import { isExpired } from '../releases/release-verifier.ts';
import { armsOf } from '../releases/served-releases.ts';
import type { PoolStatus } from '../render/render-pool.ts';
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
  metrics.gauge('jishi_release_live', 'Serial of the live release, 0 without one', () => documentSerial(shop) ?? 0);
  metrics.gauge(
    'jishi_rollout_share',
    'Share of the visitors that get the candidate, from 0 to 1; 0 without a rollout',
    () => (shop.served()?.release.rollout?.buckets ?? 0) / BUCKETS,
  );
  metrics.gauge(
    'jishi_release_refused',
    'Serial of the newest release that was refused, 0 without one',
    () => shop.refused()?.serial ?? 0,
  );
  metrics.gauge('jishi_release_expired', '1 when the live release has expired', () =>
    Number(isExpired(shop.served()?.release ?? { expires: null })),
  );
  metrics.gauge('jishi_renders_running', 'Pages being rendered', () => sumOf(shop, ({ pages }) => pages));
  metrics.gauge('jishi_renders_waiting', 'Pages that wait for a turn', () => sumOf(shop, ({ waiting }) => waiting));
  metrics.gauge('jishi_render_threads', 'Threads that render pages of the live release', () =>
    sumOf(shop, ({ threads }) => threads),
  );
  metrics.gauge('jishi_workers_lost', 'Render workers lost since the release went live', () =>
    sumOf(shop, ({ lost }) => lost),
  );
  metrics.gauge(
    'jishi_parts_left_out',
    'Parts that pages are made without for a while, because their code blocked a worker',
    () => sumOf(shop, ({ leftOut }) => leftOut.length),
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
    const candidate = shop.served()?.candidate ?? null;
    const serial = documentSerial(shop);
    if (serial !== null) reply.header('x-release', serial);
    if (refused) reply.header('x-release-refused', refused.serial);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready: isReady,
        stopping: isStopping(),
        maintenance: isClosed(),
        live: live && { ...describe(live), serial, missing },
        candidate: candidate && { ...describe(candidate), rollout: rolloutOf(shop) },
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

/** Over both releases that are served. */
const sumOf = (shop: ReleaseManager, of: (status: PoolStatus) => number): number =>
  armsOf(shop.served()).reduce((sum, { pool }) => sum + of(pool.status()), 0);

/** Serial of the newest document that is served. */
const documentSerial = (shop: ReleaseManager): number | null => shop.served()?.release.serial ?? null;

function rolloutOf(shop: ReleaseManager) {
  const { rollout } = shop.served()?.release ?? {};
  return rollout && { id: rollout.id, share: rollout.buckets / BUCKETS, since: rollout.time };
}

function describe({ id, serial, since, release, pool }: LiveRelease) {
  const parts = Object.entries(release.parts).map(([part, { version }]) => [part, version]);
  const expired = isExpired(release);
  return {
    id,
    serial,
    since,
    expires: release.expires,
    expired,
    parts: Object.fromEntries(parts) as Record<string, string>,
    workers: pool.status(),
  };
}
