import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../../../scripts/src/ports.ts';
import { sources } from './sources.ts';
import type { Api } from './start-api.ts';

/** One process of web before an api. It has no release, so it has no pages; calls of the api and streams go through it. */
export type Web = {
  origin: string;
  /** Address of the api's calls through it, with a slash at the end. */
  base: string;
  /** Bytes the process holds in memory now. */
  residentBytes(): Promise<number>;
  stop(): Promise<void>;
};

const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

/** Starts web as it is started in earnest. It believes what callers from this computer say of their address. */
export async function startWeb(dataFolder: string, api: Api, stop: AbortSignal): Promise<Web> {
  const [port = 0] = await freePorts(1);
  await mkdir(dataFolder, { recursive: true });
  const logFile = join(dataFolder, `web-${port}.log`);
  const log = openSync(logFile, 'a');
  const { publicKey } = generateKeyPairSync('ed25519');
  const endWithParent = join(sources, 'scripts/src/end-with-parent.ts');
  const script = join(sources, 'packages/web/src/server.ts');
  const child = spawn(process.execPath, ['--import', endWithParent, script], {
    cwd: dataFolder,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      SHOP_DEMO: '0',
      SHOP_DATA: dataFolder,
      SHOP_HOST: '127.0.0.1',
      SHOP_PORT: String(port),
      SHOP_API_ORIGIN: new URL(api.base).origin,
      SHOP_PROJECT_KEY: api.headers['apply-secret'],
      SHOP_INTERNAL_KEY: api.headers['x-internal-key'],
      SHOP_TRUST_PROXY: 'loopback',
      SHOP_PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SHOP_RELEASE_KEYS: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
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
  while (!(await isUp(origin))) {
    if (stop.aborted || child.exitCode !== null || performance.now() > until) {
      await end();
      stop.throwIfAborted();
      throw new Error(`web did not start: ${(await readFile(logFile, 'utf8')).slice(-1000)}`);
    }
    await sleep(50);
  }
  return {
    origin,
    base: `${origin}${new URL(api.base).pathname}`,
    async residentBytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
    },
    stop: end,
  };
}

/** Without a release it is never ready, but it answers. */
async function isUp(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    return false;
  }
}
