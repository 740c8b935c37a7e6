import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import type { Registry } from '@jishi/release';
import { buildAndPublish } from './src/build-parts.ts';
import { openShopRegistry } from './src/open-registry.ts';
import { pinChanged } from './src/pin-parts.ts';
import { freePorts } from './src/ports.ts';
import { say } from './src/progress.ts';
import { root } from './src/root.ts';
import { runScript } from './src/script-error.ts';
import { startShop } from './src/shop-processes.ts';
import { aborted, stopSignal } from './src/stop-signal.ts';

/** Demo pictures are the same in every shop and drawn for seconds: kept between runs, shared by shops at one time. */
const drawnPictures = pathToFileURL(join(root, '.cache/test-files')).href;

/** A whole shop of its own: both servers, a database with the demo data, a registry with one release. */
export type TestShop = {
  /** What a browser opens: `http://localhost:<port>`. */
  origin: string;
  apiOrigin: string;
  dataFolder: string;
  registry: Registry;
  /** Ends both servers and removes the data. */
  stop(): Promise<void>;
};

/**
 * Builds what changed, then starts a demo shop on free ports with data in a temporary folder.
 *
 * Several of them can run at the same time. Nothing of the environment's settings reaches it except what `settings`
 * names.
 *
 * @param settings settings of both processes (`SHOP_…`, `DATABASE_URL`, `REDIS_URL`); a folder of `SHOP_DATA` is used and stays
 */
export async function serveForTests(
  settings: Readonly<Record<string, string>> = {},
  stop?: AbortSignal,
): Promise<TestShop> {
  const { SHOP_DATA: kept } = settings;
  const dataFolder = kept ?? (await mkdtemp(join(tmpdir(), 'jishi-shop-')));
  const remove = async () => {
    if (kept === undefined) await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const env: Record<string, string> = {
      ...environmentWithoutSettings(),
      SHOP_DEMO: '1',
      FILES_URL: drawnPictures,
      ...settings,
    };
    const registry = openShopRegistry(dataFolder, env);
    await pinChanged(registry, dataFolder, await buildAndPublish(registry, stop));
    const [port = 0, apiPort = 0] = await freePorts(2);
    // A shop without demo mode is told its address, as its owner would.
    const address = env['SHOP_DEMO'] === '0' ? { SHOP_PUBLIC_ORIGIN: `http://localhost:${port}` } : {};
    const plan = { port, apiPort, dataFolder, env: { ...address, ...env }, onLine: say };
    const shop = await startShop(plan, stop);
    const end = () => shop.stop().finally(remove);
    return { ...shop, dataFolder, registry, stop: end };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A shop of a test must not touch the database somebody uses in earnest. */
function environmentWithoutSettings(): Record<string, string> {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(own.filter(([name]) => !/^(SHOP_|DATABASE_URL$|REDIS_URL$|FILES_URL$)/.test(name)));
}

// As a program it takes settings as arguments (NAME=value), says where the shop is in one line of JSON, and runs until
// it is stopped.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await import('./src/end-with-parent.ts');
  await runScript(async () => {
    const stop = stopSignal();
    const shop = await serveForTests(parseEnv(process.argv.slice(2).join('\n')) as Record<string, string>, stop);
    console.log(JSON.stringify({ origin: shop.origin, apiOrigin: shop.apiOrigin, dataFolder: shop.dataFolder }));
    await aborted(stop);
    await shop.stop();
    return 0;
  });
}
