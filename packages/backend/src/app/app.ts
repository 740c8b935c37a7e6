import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { createHttpGuard, type HttpGuard } from '@jishi/http-limits/guard';
import { defaultHttpLimits, type HttpLimits } from '@jishi/http-limits/limits';
import { serverOptions } from '@jishi/http-limits/server-options';
import fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import { ChangeEvents } from '../kernel/change-events/change-events.ts';
import type { Config } from '../kernel/config/config.ts';
import type { ShopApp } from '../kernel/context/shop-app.ts';
import type { Database } from '../kernel/db/database.ts';
import { databaseFailure } from '../kernel/db/failures.ts';
import { accessPlugin, refusalPlugin } from '../kernel/http/access.ts';
import { errorsPlugin, sendUnroutable } from '../kernel/http/errors.ts';
import { parseQuery } from '../kernel/http/forms.ts';
import { healthPlugin } from '../kernel/http/health.ts';
import { bodyLimitsPlugin, requestLimitsPlugin } from '../kernel/http/http-limits.ts';
import { inputPlugin } from '../kernel/http/input.ts';
import { knownAddressesPlugin } from '../kernel/http/known-addresses.ts';
import { languagePlugin } from '../kernel/http/language.ts';
import { loadSheddingPlugin } from '../kernel/http/load-shedding.ts';
import { maintenancePlugin } from '../kernel/http/maintenance.ts';
import { mediaAddressesPlugin } from '../kernel/http/media-addresses.ts';
import { rateLimitsPlugin } from '../kernel/http/rate-limits.ts';
import { readRelease, releasePlugin } from '../kernel/http/release.ts';
import { requestLogPlugin } from '../kernel/http/request-log.ts';
import { ResponseCache } from '../kernel/http/response-cache.ts';
import { routeListPlugin } from '../kernel/http/route-list.ts';
import { timingPlugin } from '../kernel/http/timing.ts';
import { tokenResponsesPlugin } from '../kernel/http/token-responses.ts';
import { tracingPlugin } from '../kernel/http/tracing.ts';
import { shareLimits } from '../kernel/limits/shared-limits.ts';
import { metricsPlugin } from '../kernel/metrics/metrics-plugin.ts';
import { createShopMetrics } from '../kernel/metrics/shop-metrics.ts';
import { openShopSecurityLog } from '../kernel/security/open-security-log.ts';
import { securityEventsPlugin } from '../kernel/security/security-events-plugin.ts';
import { ShopStreams } from '../kernel/streams/shop-streams.ts';
import { createTimes } from '../kernel/wire/times.ts';
import { Passwords } from '../modules/credentials/passwords.ts';
import { sessionFinder } from '../modules/credentials/sessions.ts';
import { SaleQueues } from '../modules/flash-sales/queue/sale-queues.ts';
import { SaleOffers } from '../modules/flash-sales/sale-offers.ts';
import { PictureWorkers } from '../modules/pictures/worker/picture-workers.ts';
import { apiModules, rootModules } from './all-modules.ts';
import { openProviders } from './open-providers.ts';

export type AppOptions = {
  config: Config;
  /** Open and migrated. */
  database: Database;
  /** Counts limits for all processes together (`openRedis`); without it each counts for itself. */
  redis?: Redis;
  logger?: FastifyServerOptions['logger'];
  /** The clock; tests may move it. */
  now?: () => Date;
  /** What differs from the limits of an HTTP server; tests use short times. */
  limits?: Partial<HttpLimits>;
};

/** Puts the api together without listening: `server.ts` listens, tests inject requests. */
export function buildApp(options: AppOptions): ShopApp {
  const { config, database, redis = null, now = () => new Date() } = options;
  const limits = { ...defaultHttpLimits, ...options.limits };
  const guard = createHttpGuard({ limits, trustProxy: config.trustProxy });
  const app = fastify({
    ...serverOptions(limits),
    logger: options.logger ?? false,
    // Every line about a request says which release asked.
    childLoggerFactory: (logger, bindings, options, raw) => {
      const { release, releaseId } = readRelease(raw.headers['x-release']);
      const known = { ...(release !== null && { release }), ...(releaseId !== null && { releaseId }) };
      return logger.child({ ...bindings, ...known }, options);
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Some GETs of the contract have effects (drawing, reading notices, one-time downloads), and HEAD is sent unasked.
    exposeHeadRoutes: false,
    frameworkErrors: sendUnroutable,
    trustProxy: guard.isTrusted,
    genReqId: (request) => knownRequestId(request.headers['x-request-id']) ?? randomUUID(),
    // Names of features and of articles are path parameters, longer than the router's 100 characters.
    routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true, maxParamLength: 1000 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const metrics = createShopMetrics();
  const changeEvents = new ChangeEvents(database, app.log);
  app.addHook('onReady', () => changeEvents.open());
  app.addHook('onClose', () => changeEvents.close());
  const sharedLimits = redis ? shareLimits(redis, app.log) : null;
  app.addHook('onReady', async () => sharedLimits?.breaker.check());
  app.addHook('onClose', async () => sharedLimits?.breaker.end());
  const pictures = new PictureWorkers({ onTrouble: (err) => app.log.warn({ err }, 'picture worker ended') });
  app.addHook('onClose', () => pictures.close());
  const security = openShopSecurityLog(config, 'api', (err) => app.log.error({ err }, 'security events are lost'));
  app.addHook('onClose', async () => security.close());
  app.decorate('shop', {
    config,
    database,
    db: database.db,
    now,
    times: createTimes(config.timeZone),
    sharedLimits,
    changeEvents,
    metrics,
    ...openProviders(config, database.db, now),
    passwords: new Passwords(),
    pictures,
    security,
  });
  app.decorate(
    'responseCache',
    new ResponseCache({
      now: () => now().getTime(),
      changeEvents,
      internalKey: config.internalKey,
      mediaOrigin: config.mediaOrigin,
      count: (outcome) => metrics.cachedResponses.inc({ outcome }),
      onError: (error) => app.log.error({ err: error }),
      isOutage: (error) => databaseFailure(error) !== null,
    }),
  );
  app.decorate('offers', new SaleOffers(app));
  const streams = new ShopStreams(changeEvents, config.internalKey);
  app.decorate('streams', streams);
  app.addHook('preClose', async () => streams.end());
  app.addHook('onClose', async () => streams.close());
  app.decorate('saleLines', new SaleQueues(database.db, now));
  registerPlugins(app, config, guard);
  for (const plugin of rootModules) app.register(plugin);
  for (const plugin of apiModules) app.register(plugin, { prefix: config.apiBase.replace(/\/$/, '') });
  return app;
}

function registerPlugins(app: ShopApp, config: Config, guard: HttpGuard): void {
  app.register(tracingPlugin);
  app.register(routeListPlugin);
  app.register(securityEventsPlugin);
  app.register(releasePlugin);
  app.register(requestLogPlugin);
  app.register(timingPlugin);
  app.register(tokenResponsesPlugin);
  app.register(languagePlugin);
  app.register(errorsPlugin);
  app.register(cors, {
    origin: config.origins,
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'OPTIONS', 'DELETE'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: ['Authorization', 'authenticated', 'X-Error-Class', 'X-Request-Id'],
    optionsSuccessStatus: 200,
    strictPreflight: false,
  });
  app.register(requestLimitsPlugin, { guard });
  app.register(loadSheddingPlugin);
  app.register(maintenancePlugin);
  app.register(accessPlugin, { findCustomer: sessionFinder });
  app.register(rateLimitsPlugin);
  app.register(refusalPlugin);
  app.register(bodyLimitsPlugin, { guard });
  app.register(knownAddressesPlugin);
  app.register(inputPlugin);
  app.register(mediaAddressesPlugin);
  app.register(healthPlugin);
  app.register(metricsPlugin);
}

const ALLOWED_HEADERS = [
  'Origin',
  'Content-Type',
  'Cookie',
  'X-CSRF-TOKEN',
  'Accept',
  'Authorization',
  'applyid',
  'openid',
  'apply-secret',
  'versionid',
  'X-XSRF-TOKEN',
  'Lang',
  'Idempotency-Key',
  'X-Release',
  'X-Request-Id',
];

/** The id web gave the request, when it looks like one. */
function knownRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w.-]{8,80}$/.test(header) ? header : null;
}
