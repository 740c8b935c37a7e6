import { join } from 'node:path';
import { keysFromSettings, locationFrom, openRegistry, type Registry } from '@jishi/release';
import { root } from './root.ts';

/**
 * The registry of the shop, with the keys the settings name; in demo mode the first release makes them.
 *
 * @param dataFolder where the registry is when `SHOP_REGISTRY` says nothing else
 * @param env settings of the shop: `SHOP_REGISTRY`, `SHOP_DEMO`, `SHOP_RELEASE_KEY`, `SHOP_RELEASE_KEYS`, keys of a bucket
 */
export function openShopRegistry(dataFolder: string, env: Readonly<Record<string, string | undefined>>): Registry {
  const isDemo = env['SHOP_DEMO'] !== '0';
  const location = locationFrom(env['SHOP_REGISTRY'] || join(dataFolder, 'registry'), root);
  return openRegistry(location, { ...keysFromSettings(env, { dataFolder, base: root, isDemo }), env });
}
