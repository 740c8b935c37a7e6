import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFromSettings, openRegistry } from '@jishi/release';
import { root } from '@jishi/scripts/checkout';
import { openWeb, type RunningWeb } from '../shop/open-web.ts';
import { buildOneBundle } from './build-one-bundle.ts';

/**
 * Serves the shop as one bundle through a web server of its own, with the api of the composed shop.
 *
 * @param remotes names of the remotes; their builds are those of the composed shop, for the server's half
 */
export async function openOneBundle(
  remotes: readonly string[],
  apiOrigin: string,
  stop: AbortSignal,
): Promise<RunningWeb> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'jishi-one-bundle-'));
  try {
    const settings = keysFromSettings({}, { dataFolder, base: dataFolder, isDemo: true });
    const registry = openRegistry(join(dataFolder, 'registry'), settings);
    const builds = [await buildOneBundle(remotes, dataFolder), ...remotes.map((remote) => join(root, remote, 'dist'))];
    const parts: Record<string, string> = {};
    for (const build of builds) {
      const { part, version } = await registry.publish(build);
      parts[part] = version;
    }
    await registry.pin({ channel: 'live', author: 'bench', reason: 'one bundle', parts });
  } catch (error) {
    await rm(dataFolder, { recursive: true, force: true });
    throw error;
  }
  return openWeb({ name: 'one bundle', dataFolder, apiOrigin }, stop);
}
