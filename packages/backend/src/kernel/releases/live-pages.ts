import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';

const workspace = resolve(import.meta.dirname, '../../../../..');

/** Pages of the live release; `null`: none is live. `unknown`: it cannot be read here, and why. */
export type LivePages = readonly { path: string }[] | { unknown: string } | null;

/** Pages of the live release, read where web reads them. What cannot be read is said, and stops nothing. */
export async function livePages({
  dataFolder,
  demo,
  releases,
}: Pick<Config, 'dataFolder' | 'demo' | 'releases'>): Promise<LivePages> {
  // Most of what the api does needs nothing of it.
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
