import type { RegistryContext } from '../context/registry-context.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { liveRelease } from './read-releases.ts';

/** Without the trusted keys a channel looks empty, and a release made from nothing would fork its history. */
export async function refuseUntrustedChannel(
  context: RegistryContext,
  channel: string,
  serials: readonly number[],
): Promise<void> {
  const newest = await liveRelease({ ...context, trust: undefined }, channel, serials);
  if (!newest) return;
  const key = newest.release.signature?.key ?? 'none';
  throw new RegistryError(
    'untrusted',
    `channel ${channel} has releases, but none is signed with a key that counts here (the newest, ${newest.release.serial}: key ${key}): set SHOP_RELEASE_KEYS and SHOP_RELEASE_KEY to the keys of this registry`,
  );
}
