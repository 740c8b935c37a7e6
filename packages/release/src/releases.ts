import { readdir } from 'node:fs/promises';
import type { Release } from '@jishi/contracts/release';
import { readStored } from './integrity.ts';
import { type Layout, serialOf } from './layout.ts';
import { RegistryError } from './registry-error.ts';
import { isMissing } from './store/file-errors.ts';
import { passOverRefusal, releasesBefore } from './trust/chain.ts';
import type { RegistryOptions } from './trust/types.ts';
import { type StoredRelease, verifyRelease } from './trust/verify-release.ts';

/** Where a registry is, and whom it believes. */
export type RegistryPlace = Layout & RegistryOptions;

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

/** The bytes of a document, nothing checked. */
export const loadDocument = (layout: Layout, channel: string, serial: number): Promise<Buffer> =>
  readStored(layout.release(channel, serial));

/**
 * A release that counts: signed by a key that does, or one that such a release was built upon.
 *
 * @throws RegistryError `not-found`, `invalid` or `untrusted`
 */
export async function loadRelease(layout: RegistryPlace, channel: string, serial: number): Promise<StoredRelease> {
  try {
    return await loadSigned(layout, channel, serial);
  } catch (error) {
    if (!(error instanceof RegistryError && error.code === 'untrusted')) throw error;
    const vouched = await findVouched(layout, channel, serial);
    if (vouched) return vouched;
    throw error;
  }
}

/**
 * The highest serial that is signed and in order; a newer one that is not is passed over.
 *
 * @param serials the serials to look at, rising: whoever also takes the next serial looks only once, so that no
 *   release can come in between
 */
export async function liveRelease(
  layout: RegistryPlace,
  channel: string,
  serials?: readonly number[],
): Promise<StoredRelease | null> {
  for (const serial of [...(serials ?? (await listSerials(layout, channel)))].reverse()) {
    const stored = await loadSigned(layout, channel, serial).catch(passOverRefusal);
    if (stored) return stored;
  }
  return null;
}

/** Every serial of a channel, oldest first. A release counts when it is signed, or when a later one that counts was built upon it. */
export async function listReleases(layout: RegistryPlace, channel: string): Promise<ReleaseEntry[]> {
  const entries: ReleaseEntry[] = [];
  let after: ReleaseEntry | null = null;
  for (const serial of (await listSerials(layout, channel)).reverse()) {
    const entry = await loadEntry(layout, channel, serial, after?.release?.previous ?? null);
    entries.unshift(entry);
    if (!entry.release) continue;
    if (after?.release && after.release.previous !== entry.integrity) {
      after.problem = 'does not follow the release before it: one of the two was changed';
    }
    after = entry;
  }
  if (after?.release?.previous && after.serial !== entries[0]?.serial) {
    after.problem = 'does not follow the release before it: one of the two was changed';
  }
  return entries;
}

/** A release by its own signature. */
async function loadSigned(layout: RegistryPlace, channel: string, serial: number): Promise<StoredRelease> {
  const trust = layout.trust ? await layout.trust() : null;
  const bytes = await loadDocument(layout, channel, serial);
  return verifyRelease(bytes, { channel, serial, trust, source: layout.release(channel, serial) });
}

/** A release whose signature is not looked at; its hash has to be known. */
async function loadUnsigned(layout: Layout, channel: string, serial: number): Promise<StoredRelease> {
  const bytes = await loadDocument(layout, channel, serial);
  return verifyRelease(bytes, { channel, serial, trust: null, source: layout.release(channel, serial) });
}

/** Whether the live release was built upon this one; makes a difference for keys that were retired. */
async function findVouched(layout: RegistryPlace, channel: string, serial: number): Promise<StoredRelease | null> {
  const serials = await listSerials(layout, channel);
  const live = await liveRelease(layout, channel, serials);
  if (!live) return null;
  const read = (number: number) => loadUnsigned(layout, channel, number);
  for await (const stored of releasesBefore(live.release, serials, read)) {
    if (stored.release.serial <= serial) return stored.release.serial === serial ? stored : null;
  }
  return null;
}

async function loadEntry(
  layout: RegistryPlace,
  channel: string,
  serial: number,
  vouched: string | null,
): Promise<ReleaseEntry> {
  try {
    const unsigned = await loadUnsigned(layout, channel, serial);
    const stored = unsigned.integrity === vouched ? unsigned : await loadSigned(layout, channel, serial);
    return { serial, ...stored, problem: null };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { serial, release: null, integrity: null, problem: error.message };
  }
}
