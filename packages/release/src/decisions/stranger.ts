import type { RegistryPlace } from '../place.ts';
import { RegistryError } from '../registry-error.ts';
import { liveRelease } from '../releases.ts';

/** Without the right keys a channel looks empty, and a release made from nothing would stand beside all the others. */
export async function refuseStranger(place: RegistryPlace, channel: string, serials: readonly number[]): Promise<void> {
  const newest = await liveRelease({ ...place, trust: undefined }, channel, serials);
  if (!newest) return;
  const key = newest.release.signature?.key ?? 'none';
  throw new RegistryError(
    'untrusted',
    `channel ${channel} has releases, but none is signed with a key that counts here (the newest, ${newest.release.serial}: key ${key}): set SHOP_RELEASE_KEYS and SHOP_RELEASE_KEY to the keys of this registry`,
  );
}
