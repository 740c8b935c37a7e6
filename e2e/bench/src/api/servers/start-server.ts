import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sources } from './sources.ts';

/** A server of the shop, started as it is in earnest. */
export type ServerPlan = {
  name: 'api' | 'web';
  /** Its program, below the sources. */
  script: string;
  /** Where it works and where its log goes. */
  dataFolder: string;
  port: number;
  /** Path that answers well as soon as it is up. */
  probe: '/readyz' | '/healthz';
  nodeFlags?: readonly string[];
  env: Record<string, string | undefined>;
  /** Whose sources; those `BENCH_SOURCES` names unless said otherwise. */
  checkout?: string | undefined;
};

export type Server = { origin: string; pid: number; stop(): Promise<void> };

const START_WITHIN_MS = 180_000;
const STOP_WITHIN_MS = 15_000;

/**
 * Starts it and waits until it answers.
 * @throws Error with the end of its log when it ends, or does not answer in time
 */
export async function startServer(plan: ServerPlan, stop: AbortSignal): Promise<Server> {
  const { name, script, dataFolder, port, nodeFlags = [], env, checkout = sources } = plan;
  await mkdir(dataFolder, { recursive: true });
  const logFile = join(dataFolder, `${name}-${port}.log`);
  const log = openSync(logFile, 'a');
  const endWithParent = join(checkout, 'scripts/src/end-with-parent.ts');
  const child = spawn(process.execPath, [...nodeFlags, '--import', endWithParent, join(checkout, script)], {
    cwd: dataFolder,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', SHOP_DEMO: '0', SHOP_DATA: dataFolder, ...env },
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
  while (!(await answersWell(`${origin}${plan.probe}`))) {
    if (stop.aborted || child.exitCode !== null || performance.now() > until) {
      await end();
      stop.throwIfAborted();
      throw new Error(`${name} did not start: ${(await readFile(logFile, 'utf8')).slice(-1000)}`);
    }
    await sleep(50);
  }
  return { origin, pid: child.pid ?? 0, stop: end };
}

async function answersWell(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
