import { defaultHttpLimits } from '@jishi/http-limits/limits';
import { demoWarning, isLoopback } from '@jishi/http-limits/reachable-at';
import { startTracing, type Tracing } from '@jishi/observing/tracing';
import { commands } from './all-commands.ts';
import { jobsOf } from './app/all-jobs.ts';
import { buildApp } from './app/app.ts';
import { seedDemo } from './demo/seed/seed-demo.ts';
import { type Config, readConfig } from './kernel/config/config.ts';
import type { ShopApp } from './kernel/context/shop-app.ts';
import { type OpenOptions, openDatabase } from './kernel/db/open/open-database.ts';
import { startJobs } from './kernel/jobs/start-jobs.ts';
import { ownInternalKey } from './kernel/keys/internal-key.ts';
import { openRedis } from './kernel/limits/open-redis.ts';
import { loggerOptions } from './kernel/log/log.ts';
import { explainCause, explainStartUpFailure } from './kernel/start-up/start-up-failure.ts';
import { tellFindings } from './kernel/start-up/tell-findings.ts';
import { publishTurns } from './modules/flash-sales/publish-turns.ts';
import { runQueues } from './modules/flash-sales/queue/run-queues.ts';
import { logSealedElsewhere } from './modules/lotteries/fairness/sealed-elsewhere.ts';
import { type CommandDoor, serveCommands } from './operator/commands/support/serve-commands.ts';
import { logWrongSettings } from './operator/operations/settings/log-wrong-settings.ts';

/** Longer than any answer should take; after it the process ends with what is still open. */
const STOP_WITHIN_MS = 10_000;
/** Exit code (EX_IOERR of sysexits.h): what it stores on does not work. */
const BROKEN = 74;

const outagesTold: OpenOptions['serving'] & {} = {
  onLost: (error) => console.error(`PostgreSQL is away: ${explainCause(error)}`),
  onBack: () => console.error('PostgreSQL is back'),
  // It must not go on, and a supervisor starts it again. Nothing that was acknowledged is lost.
  onBroken: (error) => {
    console.error(
      `${error.message}: ${explainCause(error)}. This process ends: started again it opens the database anew.`,
    );
    process.exit(BROKEN);
  },
};

let port = 4000;
try {
  const tracing = await startTracing('jishi-api');
  const config = readConfig(process.env, { serves: true });
  port = config.port;
  await serve({ ...config, internalKey: await internalKeyOf(config) }, tracing);
} catch (error) {
  console.error(explainStartUpFailure(error, port) ?? error);
  process.exit(1);
}

/** A demo shop without one makes its own. */
async function internalKeyOf({ demo, dataFolder, internalKey }: Config): Promise<string | null> {
  return internalKey ?? (demo ? await ownInternalKey(dataFolder) : null);
}

async function serve(config: Config, tracing: Tracing | null): Promise<void> {
  const redis = config.redisUrl
    ? await openRedis(config.redisUrl, (error) => console.error(`No connection to Redis: ${error.message}`))
    : null;
  const database = await openDatabase(config, { prepare: seedFor(config), serving: outagesTold });
  try {
    const logger = loggerOptions(process.env['SHOP_LOG_LEVEL']);
    const app = buildApp({ config, database, logger, ...(redis ? { redis } : {}) });
    await app.ready();
    const jobs = startJobs({ ...app.shop, log: app.log }, jobsOf(config));
    const turns = publishTurns({ ...app.shop, log: app.log });
    const lines = runQueues({ ...app.shop, log: app.log }, app.saleLines);
    const door = await openCommandDoor(app);
    stopGracefully(app, async () => {
      await door?.close();
      await turns.stop();
      await jobs.stop();
      await lines.stop();
      await database.close();
      redis?.disconnect();
      await tracing?.stop();
    });
    await app.listen({ port: config.port, host: config.host, backlog: defaultHttpLimits.backlog });
    await tellFindings(app.log, [
      () => logSealedElsewhere(app.shop, app.log),
      () => logWrongSettings(database.db, app.log),
    ]);
    if (config.demo && !isLoopback(config.host)) app.log.warn(demoWarning(config.host, config.port, 'SHOP_API_HOST'));
  } catch (error) {
    await database.close();
    throw error;
  }
}

function seedFor({ demo }: Config): NonNullable<OpenOptions['prepare']> {
  if (!demo) return async () => {};
  const onProgress = (step: string) => console.log(`Seeding the demo shop: ${step}`);
  return ({ db }) => seedDemo(db, { onProgress });
}

/** Only this process can work on its embedded database: it takes the operator's commands. */
async function openCommandDoor(app: ShopApp): Promise<CommandDoor | null> {
  if (app.shop.database.engine !== 'pglite') return null;
  return serveCommands({ shop: app.shop, commands, log: app.log, onChange: () => app.responseCache.clear() });
}

/** Takes no new requests, finishes the open ones, closes the database. */
function stopGracefully(app: ShopApp, release: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    // By force: exit handlers of native libraries would wait for what has not finished.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_WITHIN_MS).unref();
    await app.close();
    await release();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}
