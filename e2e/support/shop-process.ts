import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type ShopAddress = { origin: string; apiOrigin: string; dataFolder: string };
export type RunningShop = ShopAddress & { stop(): Promise<void> };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a whole demo shop on free ports with data of its own, through the program a person would use. */
export async function startShop(settings: Record<string, string> = {}): Promise<RunningShop> {
  const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const shop = spawn(process.execPath, ['scripts/serve-for-tests.ts', ...given], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await firstAddress(shop);
  await visitOnce(address.origin);
  return {
    ...address,
    stop: () =>
      new Promise((resolve) => {
        shop.once('exit', () => resolve());
        shop.kill('SIGTERM');
      }),
  };
}

function firstAddress(shop: ChildProcess): Promise<ShopAddress> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: shop.stdout! });
    lines.on('line', (line) => {
      if (line.startsWith('{')) resolve(JSON.parse(line) as ShopAddress);
      else console.log(line);
    });
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code} before it was open`)));
  });
}

/**
 * Looks once at what most tests open, with every script of it. A shop that has just started compiles and compresses for
 * its first visitors, and limits of a browser would then measure this machine instead of the shop.
 */
async function visitOnce(origin: string): Promise<void> {
  const seen = new Set<string>();
  for (const path of ['/', '/en', '/product/list', '/category/list', '/cart', '/pass/login']) {
    const html = await (await fetch(origin + path)).text();
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/remotes\/[^"]+)"/g)) seen.add(file);
  }
  for (const file of seen) await fetch(origin + file);
}
