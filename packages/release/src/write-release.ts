import { type Release, releaseSchema } from '@jishi/contracts/release';
import { canonicalJson } from './canonical-json.ts';
import { keys } from './keys.ts';
import type { Store } from './store/store.ts';

/** Writes a release document whole, under its serial, only if the serial is free. */
export const writeRelease = (store: Store, release: Release): Promise<boolean> =>
  store.putIfAbsent(keys.release(release.channel, release.serial), canonicalJson(releaseSchema.parse(release)));
