import { join } from 'node:path';
import { sharedKey } from './internal-key.ts';
import { openLogFile } from './log-file.ts';
import { shownLine } from './log-line.ts';
import { programs } from './programs.ts';
import { root } from './root.ts';
import { ScriptError } from './script-error.ts';
import { type ServerPlan, type ServerProcess, startServer } from './server-process.ts';
import { type Supervised, supervise } from './supervise.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export type ShopPlan = {
  port: number;
  apiPort: number;
  /** Port of the release service; none is started without one. */
  releasePort?: number | null;
  dataFolder: string;
  /** Settings of the processes; ports and data folder are put in. */
  env: Record<string, string>;
  onLine(name: string, line: string): void;
  /** The servers start again when their sources change. */
  watch?: boolean;
};

/** The running shop: api and web, and the release service if there is one, each started again when it ends by itself. */
export type Shop = {
  origin: string;
  apiOrigin: string;
  /** Ends the release service, web, then api, each with time to finish what it is doing. */
  stop(): Promise<void>;
};

/** A fresh machine fills the database before the api answers, and web is ready only when the api is. */
const READY_WITHIN_MS = 300_000;

/**
 * Starts the servers and waits until all are ready.
 *
 * @throws ScriptError when one of them ends or does not become ready; the others are ended then
 */
export async function startShop(plan: ShopPlan, stopped?: AbortSignal): Promise<Shop> {
  // No server needs what signs releases, or tells of them.
  const { SHOP_RELEASE_KEY, SHOP_RELEASE_TOKEN: _, SHOP_RELEASE_WEBHOOK_SECRET, ...settings } = plan.env;
  const env = {
    // A server that is started again has most of its sources compiled already: a fifth of the time until it answers.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    ...settings,
    ...(await sharedKey(settings, plan.dataFolder)),
    SHOP_PORT: String(plan.port),
    SHOP_API_PORT: String(plan.apiPort),
    SHOP_DATA: plan.dataFolder,
  };
  const servers: Pick<ServerProcess, 'stop'>[] = [];
  const stop = async () => {
    for (const server of [...servers].reverse()) await server.stop();
  };
  const origins = { origin: `http://localhost:${plan.port}`, apiOrigin: `http://127.0.0.1:${plan.apiPort}` };
  try {
    // The setting names who stands before web; before the api stands only web, on this computer.
    const plans = {
      api: serverPlan('api', programs.api, { ...env, SHOP_TRUST_PROXY: 'loopback' }, plan),
      web: serverPlan('web', programs.web, env, plan),
    };
    const [api, web] = [startServer(plans.api), startServer(plans.web)];
    servers.push(api, web);
    await Promise.all([
      waitUntilReady(api, `${origins.apiOrigin}/readyz`, READY_WITHIN_MS, stopped),
      waitUntilReady(web, `http://127.0.0.1:${plan.port}/readyz`, READY_WITHIN_MS, stopped),
    ]);
    servers.splice(0, 2, superviseServer(api, plans.api), superviseServer(web, plans.web));
    if (plan.releasePort) {
      const secrets = withoutMissing({ SHOP_RELEASE_KEY, SHOP_RELEASE_WEBHOOK_SECRET });
      const args = ['serve', '--port', String(plan.releasePort)];
      const service = { ...serverPlan('release', programs.release, { ...env, ...secrets }, plan), args };
      const release = startServer(service);
      servers.push(release);
      await waitUntilReady(release, `http://127.0.0.1:${plan.releasePort}/readyz`, READY_WITHIN_MS, stopped);
      servers.splice(2, 1, superviseServer(release, service));
    }
  } catch (error) {
    await stop();
    const logs = join(plan.dataFolder, 'logs');
    throw new ScriptError(`${error instanceof Error ? error.message : error}\n  Everything it printed is in ${logs}.`);
  }
  return { ...origins, stop };
}

const withoutMissing = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));

function serverPlan(name: string, script: string, env: Record<string, string>, plan: ShopPlan): ServerPlan {
  return {
    name,
    script,
    env,
    watch: plan.watch ?? false,
    logFile: join(plan.dataFolder, 'logs', `${name}.log`),
    onLine: (line) => {
      const shown = shownLine(line);
      if (shown !== null) plan.onLine(name, shown);
    },
  };
}

/** Its log tells the whole story: what it printed before, and that it was started again. */
function superviseServer(first: ServerProcess, plan: ServerPlan): Supervised {
  return supervise({
    first,
    start: () => startServer({ ...plan, appends: true }),
    onRestart: (words) => {
      const log = openLogFile(plan.logFile, true);
      log.write(`${new Date().toISOString()} ${plan.name} ${words}`);
      log.close();
      plan.onLine(words);
    },
  });
}
