import { join } from 'node:path';
import { createHttpGuard } from '@jishi/http-limits/guard';
import { limitBodies, limitConnections, limitRequests } from '@jishi/http-limits/hooks';
import { observeGuard } from '@jishi/http-limits/metrics';
import { openSecurityLog } from '@jishi/observing/security-log';
import { traceCalls } from '@jishi/observing/trace-calls';
import { openRegistry } from '@jishi/release';
import type { FastifyInstance } from 'fastify';
import { followChangeEvents } from './change-events/change-events.ts';
import type { WebConfig } from './config/config.ts';
import { defaultLimits, type Limits } from './config/limits.ts';
import { openCompressedFolder } from './files/compressed-folder.ts';
import { createDeltaStore } from './files/delta-store.ts';
import { createFileFinder } from './files/file-finder.ts';
import { fileRoute } from './files/file-route.ts';
import { createFileStore } from './files/file-store.ts';
import { warmDeltas } from './files/warm-deltas.ts';
import { warmFiles } from './files/warm-files.ts';
import { workerRoute } from './files/worker-route.ts';
import { healthRoutes } from './health/health-routes.ts';
import { createMetrics, observeApiConnections } from './health/metrics.ts';
import { createHttpServer } from './http/http-server.ts';
import { createMaintenanceSwitch } from './http/maintenance.ts';
import type { LogStream } from './log/log.ts';
import { maskText } from './log/mask.ts';
import { createAskedPages } from './page-cache/asked-pages.ts';
import { createPageCompressor } from './page-cache/page-compressor.ts';
import { pageRoute } from './pages/page-route.ts';
import { previewRoute } from './pages/preview-route.ts';
import { staticRoutes } from './pages/static-routes.ts';
import { createPreviewAccess } from './preview/preview-access.ts';
import { createPreviews } from './preview/previews.ts';
import { apiProxy } from './proxy/api-proxy.ts';
import { limitWaitingRoom } from './proxy/waiting-room.ts';
import { openAcceptedRelease } from './releases/accepted-release.ts';
import type { LiveRelease } from './releases/live-release.ts';
import { createReleaseHeaders } from './releases/release-headers.ts';
import { createReleaseManager, type ReleaseManager } from './releases/release-manager.ts';
import { releaseRoute } from './releases/release-route.ts';
import { openTrustedKeys } from './releases/trusted-keys.ts';
import { shareAnswers } from './render/answer-sharing.ts';
import { createRecentNetworks } from './render/recent-networks.ts';
import { responseHooks } from './response-hooks.ts';
import { chooseArm } from './rollout/choose-arm.ts';
import { createRequestIds } from './rollout/request-ids.ts';
import { visitOf } from './rollout/visitor-id.ts';
import { createCallCounter } from './rum/count-calls.ts';
import { eventsOfCall, eventsOfPage } from './rum/events-of.ts';
import { createFaultReports } from './rum/fault-reports.ts';
import { createReleaseMetrics } from './rum/release-metrics.ts';
import { createRumMetrics } from './rum/rum-metrics.ts';
import { rumRoute } from './rum/rum-route.ts';
import { sendFaults } from './rum/send-faults.ts';
import { sendVisitorEvents } from './rum/send-visitor-events.ts';
import { createViewTokens, sampledTokens } from './rum/view-tokens.ts';
import { createVisitorEvents } from './rum/visitor-events.ts';
import { policyReportRoute } from './security/policy-reports.ts';
import { createRateLimit } from './security/rate-limit.ts';
import { callSession } from './session/call-session.ts';
import { isSecure } from './session/request-source.ts';
import { fetchShopNames } from './shop-names/fetch-shop-names.ts';
import { pollShopNames } from './shop-names/poll-shop-names.ts';
import { siteMapRoute } from './site-map/site-map-route.ts';
import { streamRoutes } from './streams/stream-routes.ts';

export { readConfig, type WebConfig } from './config/config.ts';
export { ConfigError } from './config/config-error.ts';
export { defaultLimits, type Limits } from './config/limits.ts';

/** Lines of a minute about places that could not be drawn; all are counted. */
const FAULTS_LOGGED = 60;

export type BuildWebOptions = {
  config: WebConfig;
  /** Limits that differ from the defaults; tests use short ones. */
  limits?: Partial<Limits>;
  /** Where log lines go; default: standard output. */
  logStream?: LogStream;
};

export type Web = {
  app: FastifyInstance;
  shop: ReleaseManager;
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
  let served: ReleaseManager['served'] = () => null;
  const requestId = createRequestIds(() => served());
  const app = createHttpServer({ config, limits, logStream, requestId });
  const metrics = createMetrics();
  const releases = createReleaseMetrics(metrics.registry);
  const mayLogFault = createRateLimit(FAULTS_LOGGED);
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
  const deltas = createDeltaStore({
    store: files,
    limits,
    onError: (err) => app.log.warn({ err }, 'a file could not be compressed against another'),
  });
  const trust = await openTrustedKeys(config);
  const accepted = await openAcceptedRelease(join(config.dataFolder, 'web', `accepted-${config.channel}.json`), (err) =>
    app.log.error({ err }, 'it cannot be written down which release is live: the next start would not know'),
  );
  const changeEvents = followChangeEvents({
    apiOrigin: config.apiOrigin,
    internalKey: config.internalKey,
    log: app.log,
    limits,
  });
  const names = await pollShopNames({
    path: join(config.dataFolder, 'web', 'shop-names.json'),
    ask: (stopping) => fetchShopNames(config, stopping),
    log: app.log,
    limits,
  });
  const stopTracing = traceCalls(config.apiOrigin);
  const recentNetworks = createRecentNetworks(limits.networkAloneAfter);
  const compressor = createPageCompressor({ limits, onCompressed: metrics.pageCompressed });
  let lastLive: LiveRelease | null = null;
  const faults = createFaultReports({
    channel: config.channel,
    send: config.internalKey === null ? async () => true : sendFaults({ ...config, internalKey: config.internalKey }),
    log: app.log,
    limits,
  });
  const shop = createReleaseManager({
    config,
    changeEvents,
    sharing: shareAnswers({ changeEvents, limits, count: metrics.sharedAnswers }),
    compressor,
    askedPages: createAskedPages(limits.pagesCounted),
    trust,
    accepted,
    limits,
    log: app.log,
    onLive: (release) => {
      const before = lastLive;
      if (release.arm === 'live') lastLive = release;
      warmFiles(release, shop.retained, files)
        .then(() => warmDeltas(release, before, shop.retained, deltas))
        .catch((err: unknown) => app.log.warn({ err }, 'files could not be compressed ahead'));
    },
    onRefused: ({ code }) => metrics.refusal(code),
    onRenderFault(releaseId, fault) {
      releases.fault(releaseId, fault.part);
      const { path: _, ...told } = fault;
      faults.told({ ...told, release: releaseId, kind: 'render', frames: [], device: null });
      // Where the api is away every place of every page fails.
      if (mayLogFault('all')) app.log.warn({ releaseId, ...fault }, 'a place could not be drawn');
    },
    onLimited: (what) => metrics.limited(what),
    isAlone: recentNetworks.isAlone,
  });
  served = shop.served;
  const isClosed = createMaintenanceSwitch(config.dataFolder, limits.pollEvery);

  responseHooks(app, { config, metrics, security });
  const waitingRoom = limitWaitingRoom(app, guard, limits);
  observeGuard(metrics.registry, guard, limitConnections(app, guard));
  limitRequests(app, guard);
  limitBodies(app, guard);
  // Bodies are for the api; the pages' own addresses take none.
  app.removeAllContentTypeParsers();
  metrics.gauge('jishi_change_events_connected', '1 while change events of the api arrive', () =>
    Number(changeEvents.state === 'connected'),
  );
  healthRoutes(app, {
    shop,
    isStopping: () => isStopping,
    isClosed,
    metrics,
    access: { key: config.internalKey, isDemo: config.isDemo },
  });
  staticRoutes(app, names.current);
  siteMapRoute(app, { config, live: shop.current, changeEvents, limits });
  const { publicOrigin } = config;
  const access = createPreviewAccess({ trust, publicOrigin, isSecure: (request) => isSecure(request, publicOrigin) });
  const previews = createPreviews({ access, releases: shop.previews, channel: config.channel });
  const releaseHeaders = createReleaseHeaders({
    served: shop.served,
    retained: shop.retained,
    previewed: previews.idFor,
  });
  previewRoute(app, { access, publicOrigin, names: names.current });
  await policyReportRoute(app, { security, count: metrics.policyReport });
  const viewTokens = createViewTokens(config.internalKey);
  const visitorEvents = createVisitorEvents({
    served: shop.served,
    send:
      config.internalKey === null
        ? async () => true
        : sendVisitorEvents({ ...config, internalKey: config.internalKey }),
    log: app.log,
    limits,
  });
  await rumRoute(app, {
    served: shop.served,
    tokens: viewTokens,
    isOff: config.rumSample === 0,
    metrics: createRumMetrics(metrics.registry),
    publicOrigin: config.publicOrigin,
    onVisitor: visitorEvents.met,
    onFault: faults.told,
  });
  releaseRoute(app, releaseHeaders);
  const find = createFileFinder({
    retained: shop.retained,
    lists: openRegistry(config.registry, { env: config.bucketKeys }),
    banned: () => shop.served()?.release.banned ?? [],
  });
  fileRoute(app, { find, findInPreview: previews.findFile, store: files, deltas });
  workerRoute(app, {
    releaseOf(request) {
      const now = shop.served();
      const visit = now && visitOf(request.headers.cookie ?? '', now.release, isSecure(request, publicOrigin));
      return now && chooseArm(now, visit?.id ?? null);
    },
    find,
    store: files,
    isOff: !config.serviceWorker,
  });
  const { apiOrigin, apiBase, internalKey } = config;
  const session = callSession(publicOrigin);
  const openStreams = await streamRoutes(app, {
    apiOrigin,
    apiBase,
    internalKey,
    changeEvents,
    setReleaseHeaders: releaseHeaders,
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
    setReleaseHeaders: releaseHeaders,
    onAnswered: createCallCounter({
      served: shop.served,
      apiBase,
      publicOrigin,
      count: releases.call,
      onVisitor: (visitor, view, call, outcome) => visitorEvents.metSince(visitor, view, eventsOfCall(call, outcome)),
    }),
  });
  observeApiConnections(metrics.registry, { ...connections, 'waiting-room': waitingRoom });
  pageRoute(app, {
    served: shop.served,
    previews,
    setReleaseHeaders: releaseHeaders,
    isClosed,
    publicOrigin,
    names: names.current,
    mediaOrigin: config.mediaOrigin,
    browserApiBase: config.apiBase,
    limits,
    count: (what) => metrics.page(what),
    onLimited: (what) => metrics.limited(what),
    recentNetworks,
    onSent(view, sent) {
      releases.page(view, sent);
      if (sent.visitor === null) return;
      visitorEvents.seen(sent.visitor, view);
      visitorEvents.met(sent.visitor, view, eventsOfPage(sent));
    },
    onFailed: (view, visitor) => visitorEvents.met(visitor, view, [['page', 'failed']]),
    viewToken: sampledTokens(viewTokens, config.rumSample),
  });
  app.addHook('onClose', async () => {
    stopTracing();
    security.close();
    compressor.stop();
    deltas.stop();
    await Promise.all([
      files.stop(),
      shop.stop(),
      changeEvents.stop(),
      names.stop(),
      visitorEvents.stop(),
      faults.stop(),
    ]);
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
