import { readdir } from 'node:fs/promises';
import type { Release } from '@jishi/contracts/release';
import { canonicalJson } from './canonical-json.ts';
import { parseRelease } from './documents.ts';
import { integrityOf, isMissing, readStored } from './integrity.ts';
import { type Layout, serialOf } from './layout.ts';
import { RegistryError } from './registry-error.ts';

/** A release as it stands in the registry, with the hash of its bytes. */
export type StoredRelease = { release: Release; integrity: string };

/** One line of a channel's history. A document that cannot be used has no `release`, and `problem` says why. */
export type ReleaseEntry = {
  serial: number;
  release: Release | null;
  integrity: string | null;
  problem: string | null;
};

/** Serials that are taken, valid or not, in rising order. */
export async function listSerials(layout: Layout, channel: string): Promise<number[]> {
  try {
    const names = await readdir(layout.channel(channel));
    return names
      .map(serialOf)
      .filter((serial) => serial !== null)
      .sort((a, b) => a - b);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export async function loadRelease(layout: Layout, channel: string, serial: number): Promise<StoredRelease> {
  const path = layout.release(channel, serial);
  const bytes = await readStored(path);
  const release = parseRelease(bytes, path);
  if (release.serial !== serial || release.channel !== channel) {
    throw new RegistryError('invalid', `${path} is release ${release.serial} of channel ${release.channel}`);
  }
  // Anything else could hide what is not hashed when the release is signed or chained again.
  if (canonicalJson(release) !== bytes.toString('utf8')) {
    throw new RegistryError('invalid', `${path} is not written in the canonical form`);
  }
  return { release, integrity: integrityOf(bytes) };
}

/**
 * The highest valid serial; a newer one that is broken is passed over.
 *
 * @param serials the serials to look at, rising: whoever also takes the next serial looks only once, so that no
 *   release can come in between
 */
export async function liveRelease(
  layout: Layout,
  channel: string,
  serials?: readonly number[],
): Promise<StoredRelease | null> {
  for (const serial of [...(serials ?? (await listSerials(layout, channel)))].reverse()) {
    const stored = await loadRelease(layout, channel, serial).catch(passOverRefusal);
    if (stored) return stored;
  }
  return null;
}

export async function listReleases(layout: Layout, channel: string): Promise<ReleaseEntry[]> {
  const entries: ReleaseEntry[] = [];
  let before: string | null = null;
  for (const serial of await listSerials(layout, channel)) {
    const entry = await loadEntry(layout, channel, serial);
    if (entry.release && entry.release.previous !== before) {
      entry.problem = 'does not follow the release before it: one of the two was changed';
    }
    before = entry.integrity ?? before;
    entries.push(entry);
  }
  return entries;
}

async function loadEntry(layout: Layout, channel: string, serial: number): Promise<ReleaseEntry> {
  try {
    return { serial, ...(await loadRelease(layout, channel, serial)), problem: null };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { serial, release: null, integrity: null, problem: error.message };
  }
}

function passOverRefusal(error: unknown): null {
  if (error instanceof RegistryError) return null;
  throw error;
}
