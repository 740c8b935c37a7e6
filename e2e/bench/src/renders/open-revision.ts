import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { say } from '@jishi/scripts/terminal';
import { waitUntilWarm } from '../shop/wait-until-warm.ts';

/** Seconds of processor and bytes of memory of the two servers so far. */
type Used = { web: number; api: number; memory: number };

/** A shop of one checkout: its servers, and a release of its parts. */
export type RevisionShop = {
  origin: string;
  /** Address of the api's calls, with a slash at the end, and what names the shop's own programs. */
  api: { base: string; headers: Record<string, string> };
  dataFolder: string;
  used(): Promise<Used>;
  stop(): Promise<void>;
};

/** Builds a checkout and starts its shop, as its journeys would. */
export async function openRevision(checkout: string, stop: AbortSignal): Promise<RevisionShop> {
  say('shop', `of ${checkout}`);
  // With a key web hears what changes, as it does in earnest, and the api's limits count readers.
  const key = randomBytes(16).toString('hex');
  const settings = { SHOP_TRUST_PROXY: 'loopback', SHOP_INTERNAL_KEY: key };
  const child = spawn(
    process.execPath,
    [
      join(checkout, 'scripts/serve-for-tests.ts'),
      ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ],
    { cwd: checkout, stdio: ['ignore', 'pipe', 'inherit'], signal: stop },
  );
  child.on('error', () => {}); // it is told by its end
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    const { origin, apiOrigin, dataFolder } = await readStart(child.stdout);
    await waitUntilWarm(dataFolder, stop);
    const used = async (): Promise<Used> => {
      const [web, api] = await Promise.all([numbersOf(origin, key), numbersOf(apiOrigin, key)]);
      return { web: web.processor, api: api.processor, memory: web.memory };
    };
    const headers = { 'apply-secret': 'jishi-demo-key', 'x-internal-key': key };
    return { origin, api: { base: `${apiOrigin}/api/v1/app/`, headers }, dataFolder, used, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

type Start = { origin: string; apiOrigin: string; dataFolder: string };

/** It says where the shop is in one line of JSON. */
async function readStart(output: NodeJS.ReadableStream): Promise<Start> {
  for await (const line of createInterface({ input: output })) {
    if (line.startsWith('{')) return JSON.parse(line) as Start;
  }
  throw new Error('the shop did not start');
}

async function numbersOf(origin: string, key: string): Promise<{ processor: number; memory: number }> {
  const text = await (await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${key}` } })).text();
  const read = (name: string) => Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1]);
  return { processor: read('process_cpu_seconds_total'), memory: read('process_resident_memory_bytes') };
}
