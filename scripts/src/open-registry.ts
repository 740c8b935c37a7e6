import { join } from 'node:path';
import { keysFromSettings, openRegistry, type Registry } from '../../packages/release/src/index.ts';
import { root } from './root.ts';

/**
 * The registry of a data folder, with the keys the settings name; in demo mode the first release makes them.
 *
 * @param env settings of the shop: `SHOP_DEMO`, `SHOP_RELEASE_KEY`, `SHOP_RELEASE_KEYS`
 */
export function openShopRegistry(dataFolder: string, env: Readonly<Record<string, string | undefined>>): Registry {
  const isDemo = env['SHOP_DEMO'] !== '0';
  return openRegistry(join(dataFolder, 'registry'), keysFromSettings(env, { dataFolder, base: root, isDemo }));
}
