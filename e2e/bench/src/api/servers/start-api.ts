import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../../../scripts/src/ports.ts';
import { sources } from './sources.ts';

/** One process of the api, on a database that is ready. */
export type Api = {
  /** Address of its calls, with a slash at the end. */
  base: string;
  /** Names the client; requests per address are not limited for the shop's own programs. */
  headers: Record<string, string>;
  /** Of its process. */
  pid: number;
  stop(): Promise<void>;
};

export type ApiPlan = {
  dataFolder: string;
  databaseUrl: string | null;
  redisUrl?: string | null;
  env?: Record<string, string>;
};

const PROJECT_KEY = 'jishi-load-key';
const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

/** Starts the api as it is started in earnest, its log in a file of the data folder. */
export async function startApi({ dataFolder, databaseUrl, redisUrl, env }: ApiPlan, stop: AbortSignal): Promise<Api> {
  const [port = 0] = await freePorts(1);
  await mkdir(dataFolder, { recursive: true });
  const logFile = join(dataFolder, `api-${port}.log`);
  const log = openSync(logFile, 'a');
  const internalKey = randomBytes(24).toString('hex');
  const endWithParent = join(sources, 'scripts/src/end-with-parent.ts');
  const script = join(sources, 'packages/backend/src/server.ts');
  const flags = process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [];
  const child = spawn(process.execPath, [...flags, '--import', endWithParent, script], {
    cwd: dataFolder,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      // A demo shop draws its pictures meanwhile; a shop with pictures of its own has nothing to draw.
      SHOP_DEMO: '0',
      SHOP_DATA: dataFolder,
      SHOP_API_PORT: String(port),
      SHOP_PROJECT_KEY: PROJECT_KEY,
      SHOP_PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SHOP_INTERNAL_KEY: internalKey,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      ...env,
    },
  });
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await exit;
    clearTimeout(force);
  };
  const origin = `http://127.0.0.1:${port}`;
  const until = performance.now() + START_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (stop.aborted || child.exitCode !== null || performance.now() > until) {
      await end();
      stop.throwIfAborted();
      throw new Error(`the api did not start: ${(await readFile(logFile, 'utf8')).slice(-1000)}`);
    }
    await sleep(50);
  }
  return {
    base: `${origin}/api/v1/app/`,
    headers: { accept: 'application/json', 'apply-secret': PROJECT_KEY, 'x-internal-key': internalKey },
    pid: child.pid ?? 0,
    stop: end,
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
