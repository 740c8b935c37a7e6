import { buildAndPublish } from './src/build-parts.ts';
import { openShopRegistry } from './src/open-registry.ts';
import { pinChanged } from './src/pin-parts.ts';
import { requireFree } from './src/ports.ts';
import { duration, say } from './src/progress.ts';
import { releaseWindow } from './src/release-window.ts';
import { runScript } from './src/script-error.ts';
import { readSettings } from './src/settings.ts';
import { startShop } from './src/shop-processes.ts';
import { aborted, stopSignal } from './src/stop-signal.ts';
import { welcome } from './src/welcome.ts';

await runScript(async () => {
  const stop = stopSignal();
  try {
    await openShop(stop);
  } catch (error) {
    // Whatever failed because it was stopped half-way is no failure.
    if (!stop.aborted) throw error;
  }
  say('stopped', '已停止');
  return 0;
});

/** Everything from the sources to a running shop; returns when it was stopped. */
async function openShop(stop: AbortSignal): Promise<void> {
  const start = performance.now();
  const { port, apiPort, releasePort, dataFolder, env } = readSettings(process.env);
  await requireFree('SHOP_PORT', port);
  await requireFree('SHOP_API_PORT', apiPort);
  const registry = openShopRegistry(dataFolder, env);
  await pinChanged(registry, dataFolder, await buildAndPublish(registry, stop));
  const isTerminal = process.stdout.isTTY === true;
  const releases = await releaseWindow({ port: releasePort, dataFolder, env, isTerminal });
  say('start', releases.port === null ? 'api and web' : 'api, web and release service');
  const onLine = (name: string, line: string) => say(name, line);
  const plan = { port, apiPort, releasePort: releases.port, dataFolder, env, onLine };
  const shop = await startShop(plan, stop);
  say('ready', `after ${duration(performance.now() - start)}`);
  console.log(welcome(shop.origin, env['SHOP_DEMO'] !== '0', releases));
  await aborted(stop);
  await shop.stop();
}
