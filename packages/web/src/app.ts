import { join } from 'node:path';
import { createHttpGuard } from '@jishi/http-limits/guard';
import { limitBodies, limitConnections, limitRequests } from '@jishi/http-limits/hooks';
import { observeGuard } from '@jishi/http-limits/metrics';
import { openSecurityLog } from '@jishi/observing/security-log';
import { traceCalls } from '@jishi/observing/trace-calls';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from './config.ts';
import { everyAnswer } from './every-answer.ts';
import { openCompressedFolder } from './files/compressed-folder.ts';
import { fileRoute } from './files/file-route.ts';
import { createFileStore } from './files/file-store.ts';
import { warmFiles } from './files/warm-files.ts';
import { healthRoutes } from './health/health-routes.ts';
import { createMetrics, observeApiConnections } from './health/metrics.ts';
import { createHttpServer } from './http-server.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { LogStream } from './log.ts';
import { createMaintenanceSwitch } from './maintenance.ts';
import { maskText } from './mask.ts';
import { followApiNews } from './news/api-news.ts';
import { pageRoute } from './pages/page-route.ts';
import { staticRoutes } from './pages/static-routes.ts';
import { apiProxy } from './proxy/api-proxy.ts';
import { limitLineUp } from './proxy/line-ups.ts';
import { openAcceptedRelease } from './releases/accepted-release.ts';
import { createTellRelease } from './releases/asking-release.ts';
import { createLiveShop, type LiveShop } from './releases/live-shop.ts';
import { releaseRoute } from './releases/release-route.ts';
import { openTrustedKeys } from './releases/trusted-keys.ts';
import { createPresence } from './render/presence.ts';
import { policyReportRoute } from './security/policy-reports.ts';
import { callSession } from './session/call-session.ts';
import { askShopNames } from './shop-names/ask-shop-names.ts';
import { followShopNames } from './shop-names/follow-shop-names.ts';
import { siteMapRoute } from './site-map/site-map-route.ts';
import { streamRoutes } from './streams/stream-routes.ts';

export { readConfig, type WebConfig } from './config.ts';
export { ConfigError } from './config-error.ts';
export { defaultLimits, type Limits } from './limits.ts';

export type BuildWebOptions = {
  config: WebConfig;
  /** Limits that differ from the defaults; tests use short ones. */
  limits?: Partial<Limits>;
  /** Where log lines go; default: standard output. */
  logStream?: LogStream;
};

export type Web = {
  app: FastifyInstance;
  shop: LiveShop;
  /** `/readyz` says 503, pages in flight finish, workers end. Resolves when everything has ended. */
  stop(): Promise<void>;
};

/**
 * Assembles the web server and makes the newest good release live. It does not listen: `web.app.listen(…)` does.
 * Without any release it runs too, says so on every page, and opens as soon as the first one is pinned.
 */
export async function buildWeb({ config, limits: own, logStream }: BuildWebOptions): Promise<Web> {
  const limits = { ...defaultLimits, ...own };
  const guard = createHttpGuard({ limits, trustProxy: config.trustProxy });
  const app = createHttpServer({ config, limits, logStream });
  const metrics = createMetrics();
  const security = openSecurityLog({
    destination: config.securityLog,
    dataFolder: config.dataFolder,
    process: 'web',
    mask: maskText,
    onTrouble: (err) => app.log.error({ err }, 'security events are lost'),
  });
  let isStopping = false;

  const folder = openCompressedFolder(join(config.dataFolder, 'web-cache'));
  const files = createFileStore({
    folder,
    limit: limits.fileCacheBytes,
    onError: (err) => app.log.warn({ err }, 'a file could not be compressed ahead'),
  });
  const trust = await openTrustedKeys(config);
  const accepted = await openAcceptedRelease(join(config.dataFolder, 'web', `accepted-${config.channel}.json`), (err) =>
    app.log.error({ err }, 'it cannot be written down which release is live: the next start would not know'),
  );
  const news = followApiNews({ apiOrigin: config.apiOrigin, internalKey: config.internalKey, log: app.log, limits });
  const names = await followShopNames({
    path: join(config.dataFolder, 'web', 'shop-names.json'),
    ask: (stopping) => askShopNames(config, stopping),
    log: app.log,
    limits,
  });
  const stopTracing = traceCalls(config.apiOrigin);
  const presence = createPresence(limits.networkAloneAfter);
  const shop = createLiveShop({
    config,
    news,
    trust,
    accepted,
    limits,
    log: app.log,
    onLive: (release) => {
      warmFiles(release, shop.kept, files).catch((err: unknown) =>
        app.log.warn({ err }, 'files could not be compressed ahead'),
      );
    },
    onRefused: ({ code }) => metrics.refusal(code),
    onLimited: (what) => metrics.limited(what),
    isAlone: presence.isAlone,
  });
  const isClosed = createMaintenanceSwitch(config.dataFolder, limits.pollEvery);

  everyAnswer(app, { config, metrics, security });
  const lineUps = limitLineUp(app, guard, limits);
  observeGuard(metrics.registry, guard, limitConnections(app, guard));
  limitRequests(app, guard);
  limitBodies(app, guard);
  // Bodies are for the api; the pages' own addresses take none.
  app.removeAllContentTypeParsers();
  metrics.gauge('jishi_news_connected', '1 while news of the api arrive', () => Number(news.state === 'heard'));
  healthRoutes(app, {
    shop,
    isStopping: () => isStopping,
    isClosed,
    metrics,
    access: { key: config.internalKey, isDemo: config.isDemo },
  });
  staticRoutes(app, names.current);
  siteMapRoute(app, { config, live: shop.current, news, limits });
  const tellRelease = createTellRelease({ live: shop.current, kept: shop.kept });
  await policyReportRoute(app, { security, count: metrics.policyReport });
  releaseRoute(app, tellRelease);
  fileRoute(app, { kept: shop.kept, store: files, banned: () => shop.current()?.release.banned ?? [] });
  const { apiOrigin, apiBase, internalKey, publicOrigin } = config;
  const session = callSession(publicOrigin);
  const openStreams = await streamRoutes(app, {
    apiOrigin,
    apiBase,
    internalKey,
    news,
    tellRelease,
    session,
    limits,
    onRefused: metrics.streamRefused,
  });
  metrics.gauge('jishi_streams_open', 'Event streams that are open', openStreams);
  const connections = await apiProxy(app, {
    apiOrigin,
    internalKey,
    limits,
    guard,
    session,
    publicOrigin,
    tellRelease,
  });
  observeApiConnections(metrics.registry, { ...connections, 'line-ups': lineUps });
  pageRoute(app, {
    live: shop.current,
    tellRelease,
    isClosed,
    publicOrigin,
    names: names.current,
    mediaOrigin: config.mediaOrigin,
    browserApiBase: config.apiBase,
    limits,
    count: (what) => metrics.page(what),
    onLimited: (what) => metrics.limited(what),
    presence,
  });
  app.addHook('onClose', async () => {
    stopTracing();
    security.close();
    await Promise.all([files.stop(), shop.stop(), news.stop(), names.stop()]);
  });
  await shop.start();
  void folder.prune();

  return {
    app,
    shop,
    async stop() {
      isStopping = true;
      await new Promise((resolve) => setTimeout(resolve, config.stopNotice));
      const late = setTimeout(() => app.server.closeAllConnections(), limits.stopWithin);
      await app.close();
      clearTimeout(late);
    },
  };
}
