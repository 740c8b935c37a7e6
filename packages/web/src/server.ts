import { demoWarning } from '@jishi/http-limits/reachable-at';
import { startTracing, type Tracing } from '@jishi/observing/tracing';
import { buildWeb, defaultLimits, type Web } from './app.ts';
import { readConfig, type WebConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';

/** Starts the web server from the environment; ends with 1 and a sentence when it cannot. */
async function main(): Promise<void> {
  const tracing = await startTracing('jishi-web');
  const config = readConfig(process.env);
  const web = await buildWeb({ config });
  await listen(web, config);
  if (config.isDemo) web.app.log.warn(demoWarning(config.host, config.port, 'SHOP_HOST'));
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1); // asked twice: at once
      isStopping = true;
      web.app.log.info({ signal }, 'stopping: open pages finish first');
      stopAll(web, tracing).then(
        () => process.exit(0),
        (err: unknown) => {
          web.app.log.error({ err }, 'it did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

async function stopAll(web: Web, tracing: Tracing | null): Promise<void> {
  await web.stop();
  await tracing?.stop();
}

async function listen(web: Web, { host, port }: WebConfig): Promise<void> {
  try {
    await web.app.listen({ host, port, backlog: defaultLimits.backlog });
  } catch (error) {
    await web.app.close();
    throw error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? new ConfigError([`SHOP_PORT ${port} is taken by another program: stop it, or set SHOP_PORT to a free port`])
      : error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
