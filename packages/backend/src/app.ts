import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { metricsPlugin } from './metrics/metrics-plugin.ts';
import { createShopMetrics } from './metrics/shop-metrics.ts';
import { apiModules, rootModules } from './modules/index.ts';
import { realProviders } from './modules/payments/providers.ts';
import { News } from './news/news.ts';
import { accessPlugin, refusalPlugin } from './plugins/access.ts';
import { AnswerCache } from './plugins/cached-get.ts';
import { errorsPlugin, sendUnroutable } from './plugins/errors.ts';
import { healthPlugin } from './plugins/health.ts';
import { inputPlugin, parseForm } from './plugins/input.ts';
import { languagePlugin } from './plugins/language.ts';
import { limitsPlugin } from './plugins/limits.ts';
import { maintenancePlugin } from './plugins/maintenance.ts';
import { overloadPlugin } from './plugins/overload.ts';
import { readRelease, releasePlugin } from './plugins/release.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { routeListPlugin } from './plugins/route-list.ts';
import { timingPlugin } from './plugins/timing.ts';
import { tracingPlugin } from './plugins/tracing.ts';
import type { ShopApp } from './plugins/types.ts';
import { Sandbox } from './providers/sandbox/sandbox.ts';
import { createTimes } from './wire/times.ts';

export type AppOptions = {
  config: Config;
  /** Open and migrated. */
  database: Database;
  redis?: Redis;
  logger?: FastifyServerOptions['logger'];
  /** The clock; tests may move it. */
  now?: () => Date;
};

const BODY_LIMIT = 1024 * 1024;

/** Puts the api together without listening: `server.ts` listens, tests inject requests. */
export function buildApp(options: AppOptions): ShopApp {
  const { config, database, redis = null, now = () => new Date() } = options;
  const app = fastify({
    logger: options.logger ?? false,
    // Every line about a request says which release asked.
    childLoggerFactory: (logger, bindings, options, raw) => {
      const release = readRelease(raw.headers['x-release']);
      return logger.child(release === null ? bindings : { ...bindings, release }, options);
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Some GETs of the contract have effects (drawing, reading notices, one-time downloads), and HEAD is sent unasked.
    exposeHeadRoutes: false,
    frameworkErrors: sendUnroutable,
    trustProxy: config.trustProxy,
    genReqId: (request) => knownRequestId(request.headers['x-request-id']) ?? randomUUID(),
    // Names of features and of articles are path parameters, longer than the router's 100 characters.
    routerOptions: { querystringParser: parseForm, ignoreTrailingSlash: true, maxParamLength: 1000 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const metrics = createShopMetrics();
  const news = new News(database, app.log);
  app.addHook('onReady', () => news.open());
  app.addHook('onClose', () => news.close());
  const payments = config.demo ? new Sandbox(database.db, now) : realProviders(config, now);
  app.decorate('shop', {
    config,
    database,
    db: database.db,
    now,
    times: createTimes(config.timeZone),
    redis,
    news,
    metrics,
    payments,
  });
  app.decorate(
    'answers',
    new AnswerCache({
      now: () => now().getTime(),
      news,
      internalKey: config.internalKey,
      count: (source) => metrics.answers.inc({ source }),
      onError: (error) => app.log.error({ err: error }),
    }),
  );
  registerPlugins(app, config);
  for (const plugin of rootModules) app.register(plugin);
  for (const plugin of apiModules) app.register(plugin, { prefix: config.apiBase.replace(/\/$/, '') });
  return app;
}

function registerPlugins(app: ShopApp, config: Config): void {
  app.register(tracingPlugin);
  app.register(routeListPlugin);
  app.register(releasePlugin);
  app.register(requestLogPlugin);
  app.register(timingPlugin);
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
  app.register(overloadPlugin);
  app.register(maintenancePlugin);
  app.register(accessPlugin);
  app.register(limitsPlugin);
  app.register(refusalPlugin);
  app.register(inputPlugin);
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
