import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { keysFromSettings, openRegistry, type Registry } from '@jishi/release';
import { programs } from '@jishi/scripts/processes';
import { rebuildAsVersion } from './rebuild-as-version.ts';
import { type RunningShop, startShop } from './shop-process.ts';
import { test as base, expect } from './test.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A shop whose releases a test may change, with the commands a release manager has. */
export type ReleaseShop = RunningShop & {
  /** `pnpm release …` on this shop's registry; answers what `--json` prints. */
  release(...args: string[]): Promise<unknown>;
  /** Pins and waits until web shows it. */
  pin(...parts: string[]): Promise<void>;
  /** Makes a release with old contents (of `serial`, or those before the live ones) and waits until web shows it. */
  rollback(serial?: number): Promise<void>;
  /** This shop's registry, with the keys it signs with: for many releases at once. */
  registry: Registry;
  /**
   * Publishes the build of a part under another version; it is not live yet. `changes`: which scripts differ, what they run at their end or (`null`) are left out, unless all differ;
   * `onServer`: code its server file runs at its end.
   */
  rebuildAsVersion(
    part: string,
    version: string,
    changes?: (script: string) => boolean | string | null,
    onServer?: string,
  ): Promise<void>;
  /** Pins and does not wait: several of them are made as fast as the registry can. */
  pinUnseen(parts: Record<string, string>): Promise<void>;
  /** Makes a release after which nobody may have this version, and waits until web shows it. */
  ban(part: string, version: string): Promise<void>;
  /** Waits until web shows the newest release. */
  isLive(): Promise<void>;
  /** Builds a part (or a folder that stands for one) at a version and publishes it, unchecked; it is not live yet. */
  publish(folder: string, version: string): Promise<void>;
};

async function openReleaseShop(): Promise<ReleaseShop> {
  const shop = await startShop();
  const folder = join(shop.dataFolder, 'registry');
  const keys = keysFromSettings({}, { dataFolder: shop.dataFolder, base: shop.dataFolder, isDemo: true });
  const registry = openRegistry(folder, keys);
  const release = async (...args: string[]) => {
    const cli = programs.release;
    const env = {
      ...process.env,
      SHOP_DATA: shop.dataFolder,
      SHOP_API_ORIGIN: shop.apiOrigin,
      SHOP_RELEASE_BROWSER: process.env['CHROMIUM_PATH'],
    };
    const { stdout } = await run(process.execPath, [cli, ...args, '--registry', folder, '--json'], { cwd: root, env });
    return JSON.parse(stdout) as unknown;
  };
  const isLive = async () => {
    const { serial } = (await release('show')) as { serial: number };
    const shown = async () => (await fetch(`${shop.origin}/readyz`)).headers.get('x-release');
    await expect.poll(shown, { timeout: 60_000, intervals: [50] }).toBe(String(serial));
  };
  return {
    ...shop,
    release,
    registry,
    isLive,
    async rebuildAsVersion(part, version, changes, onServer) {
      const build = await rebuildAsVersion(part, version, changes, onServer);
      await registry.publish(build);
      await rm(build, { recursive: true });
    },
    async ban(part, version) {
      await release('ban', `${part}@${version}`, '--reason', 'harmful', '--no-wait');
      await isLive();
    },
    async pinUnseen(parts) {
      await registry.pin({ channel: 'live', author: 'test', reason: 'newer', parts });
    },
    async pin(...parts) {
      // Under load web may need longer than the command waits; that it is live is waited for below.
      await release('pin', ...parts, '--no-wait');
      await isLive();
    },
    async rollback(serial) {
      await release('rollback', ...(serial === undefined ? [] : [String(serial)]), '--no-wait');
      await isLive();
    },
    async publish(folder, version) {
      const out = join(await mkdtemp(join(tmpdir(), 'jishi-build-')), 'build');
      const build = programs.buildPart;
      await run(process.execPath, [build, '--version', version, '--out', out], { cwd: join(root, folder) });
      await registry.publish(out);
    },
  };
}

/** `test` with a shop of its own for each worker; pages open it by default. */
export const releaseTest = base.extend<object, { releaseShop: ReleaseShop }>({
  releaseShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const shop = await openReleaseShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ releaseShop }, use) => {
    await use(releaseShop.origin);
  },
});
