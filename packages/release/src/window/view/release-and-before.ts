import type { Release } from '@jishi/contracts/release';
import { RegistryError } from '../../errors/registry-error.ts';
import type { Registry } from '../../registry/registry.ts';

type Source = Pick<Registry, 'serials' | 'readRelease'>;

/**
 * A release, and the newest one before it that can be used; `null` where there is none. Of a long history two documents are read.
 *
 * @throws RegistryError `not-found` when there is no such release
 */
export async function releaseAndBefore(
  registry: Source,
  channel: string,
  serial: number,
): Promise<{ release: Release; before: Release } | null> {
  const serials = await registry.serials(channel);
  const at = serials.indexOf(serial);
  if (at === -1) throw new RegistryError('not-found', `channel ${channel} has no release ${serial}`);
  const release = await registry.readRelease(channel, serial);
  for (const earlier of serials.slice(0, at).reverse()) {
    const before = await registry.readRelease(channel, earlier).catch(unlessDamaged);
    if (before) return { release, before };
  }
  return null;
}

/** A document that cannot be used was never live. */
function unlessDamaged(error: unknown): null {
  if (error instanceof RegistryError && error.code !== 'unavailable') return null;
  throw error;
}
