import { join } from 'node:path';
import { demoInternalKey } from '../../packages/backend/src/internal/internal-key.ts';
import { shownLine } from './log-line.ts';
import { ScriptError } from './script-error.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export type ShopPlan = {
  port: number;
  apiPort: number;
  dataFolder: string;
  /** Settings of both processes; ports and data folder are put in. */
  env: Record<string, string>;
  onLine(name: string, line: string): void;
  /** Both processes start again when their sources change. */
  watch?: boolean;
};

/** The running shop: api and web. */
export type Shop = {
  origin: string;
  apiOrigin: string;
  /** Settles as soon as one of the two has ended without being asked to, naming it. */
  broken: Promise<string>;
  /** Ends web, then api, each with time to finish what it is doing. */
  stop(): Promise<void>;
};

/** A fresh machine fills the database before the api answers. */
const apiReadyWithinMs = 300_000;
const webReadyWithinMs = 60_000;

/**
 * Starts api and web and waits until both are ready.
 *
 * @throws ScriptError when one of them ends or does not become ready; the other one is ended then
 */
export async function startShop(plan: ShopPlan, stopped?: AbortSignal): Promise<Shop> {
  // No server needs what signs releases.
  const { SHOP_RELEASE_KEY: _, SHOP_RELEASE_TOKEN: __, ...settings } = plan.env;
  const env = {
    ...settings,
    ...(await ownKey(settings, plan.dataFolder)),
    SHOP_PORT: String(plan.port),
    SHOP_API_PORT: String(plan.apiPort),
    SHOP_DATA: plan.dataFolder,
  };
  const servers: ServerProcess[] = [];
  const start = (name: string, script: string, own: Record<string, string> = {}) => {
    const server = startServer({
      name,
      script,
      env: { ...env, ...own },
      watch: plan.watch ?? false,
      logFile: join(plan.dataFolder, 'logs', `${name}.log`),
      onLine: (line) => {
        const shown = shownLine(line);
        if (shown === null) return;
        plan.onLine(name, shown);
      },
    });
    servers.push(server);
    return server;
  };
  const stop = async () => {
    for (const server of [...servers].reverse()) await server.stop();
  };
  const origins = { origin: `http://localhost:${plan.port}`, apiOrigin: `http://127.0.0.1:${plan.apiPort}` };
  try {
    // The setting names who stands before web; before the api stands only web, on this computer.
    const api = start('api', 'packages/backend/src/server.ts', { SHOP_TRUST_PROXY: 'loopback' });
    const web = start('web', 'packages/web/src/server.ts');
    await Promise.all([
      waitUntilReady(api, `${origins.apiOrigin}/readyz`, apiReadyWithinMs, stopped),
      waitUntilReady(web, `http://127.0.0.1:${plan.port}/readyz`, webReadyWithinMs, stopped),
    ]);
  } catch (error) {
    await stop();
    const logs = join(plan.dataFolder, 'logs');
    throw new ScriptError(`${error instanceof Error ? error.message : error}\n  Everything it printed is in ${logs}.`);
  }
  const broken = Promise.race(servers.map(async ({ name, ended }) => ended.then(() => name)));
  return { ...origins, broken, stop };
}

/** With the key of the demo shop web hears from the api what changed, and keeps no page that shows it. */
async function ownKey(settings: Record<string, string>, dataFolder: string): Promise<Record<string, string>> {
  const isDemo = !['', '0', undefined].includes(settings['SHOP_DEMO']);
  return isDemo && !settings['SHOP_INTERNAL_KEY'] ? { SHOP_INTERNAL_KEY: await demoInternalKey(dataFolder) } : {};
}
