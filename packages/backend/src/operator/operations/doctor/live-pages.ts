import { join, resolve } from 'node:path';
import type { Config } from '../../../kernel/config/config.ts';
import type { ShopFacts } from './finding.ts';

const workspace = resolve(import.meta.dirname, '../../../../../..');

/** Pages of the live release, read where web reads them. What cannot be read is said, and stops nothing. */
export async function livePages({ dataFolder, demo, releases }: Config): Promise<ShopFacts['pages']> {
  // The api itself needs nothing of it.
  const { keysFromSettings, locationFrom, openRegistry } = await import('@jishi/release');
  const folder = resolve(workspace, dataFolder);
  const env = { ...releases.bucket, SHOP_RELEASE_KEYS: releases.keys ?? undefined };
  try {
    const location = locationFrom(releases.location ?? join(folder, 'registry'), workspace);
    const keys = keysFromSettings(env, { dataFolder: folder, base: workspace, isDemo: demo });
    const live = await openRegistry(location, { ...keys, env }).live(releases.channel);
    return live ? live.pages : null;
  } catch (error) {
    return { unknown: error instanceof Error ? error.message : String(error) };
  }
}
