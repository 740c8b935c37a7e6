import type { Release } from '@jishi/contracts/release';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { isChannel, keys, serialOf } from '../blob-store/object-keys.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import { prefetch } from '../documents/prefetch.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { releasesBefore, skipInvalid } from '../trust/chain.ts';
import { type ReleaseSource, type StoredRelease, verifyRelease } from '../trust/verify-release.ts';

/** How many documents are read at the same time. */
const AT_ONCE = 16;

/** One line of a channel's history. A document that cannot be used has no `release`, and `problem` says why. */
export type ReleaseEntry = {
  serial: number;
  release: Release | null;
  integrity: string | null;
  problem: string | null;
  /** The repair after which it counts no more, whatever stands there. */
  replacedBy: number | null;
};

/** Channels that have releases. */
export const listChannels = async (blobs: BlobStore): Promise<string[]> =>
  (await blobs.names(keys.channels)).filter(isChannel);

/** Serials that are taken, valid or not, in rising order. `after`: only those behind this one. */
export async function listSerials({ blobs }: { blobs: BlobStore }, channel: string, after = 0): Promise<number[]> {
  const names = await blobs.names(keys.channel(channel), after > 0 ? keys.release(channel, after) : undefined);
  return names
    .map(serialOf)
    .filter((serial) => serial !== null)
    .sort((a, b) => a - b);
}

/** The bytes of a document, nothing checked. */
export async function loadDocument({ blobs }: { blobs: BlobStore }, channel: string, serial: number): Promise<Buffer> {
  const key = keys.release(channel, serial);
  const bytes = await blobs.get(key);
  if (bytes) return bytes;
  throw new RegistryError('not-found', `there is no ${blobs.nameOf(key)}`);
}

/**
 * A release that counts: signed by a key that does, or one that such a release was built upon.
 *
 * @throws RegistryError `not-found`, `invalid` or `untrusted`
 */
export async function loadRelease(context: RegistryContext, channel: string, serial: number): Promise<StoredRelease> {
  try {
    return await loadSigned(context, channel, serial);
  } catch (error) {
    if (!(error instanceof RegistryError && error.code === 'untrusted')) throw error;
    const vouched = await findVouched(context, channel, serial);
    if (vouched) return vouched;
    throw error;
  }
}

/**
 * The highest serial that is signed and in order; a newer one that is not is skipped.
 *
 * @param serials the serials to look at, rising: whoever also takes the next serial looks only once, so that no
 *   release can come in between
 */
export async function liveRelease(
  context: RegistryContext,
  channel: string,
  serials?: readonly number[],
): Promise<StoredRelease | null> {
  for (const serial of [...(serials ?? (await listSerials(context, channel)))].reverse()) {
    const stored = await loadSigned(context, channel, serial).catch(skipInvalid);
    if (stored) return stored;
  }
  return null;
}

/**
 * Every serial of a channel, or the newest ones, oldest first. A release counts when it is signed, or when a later one that
 * counts was built upon it.
 */
export async function listReleases(
  context: RegistryContext,
  channel: string,
  newest?: number,
): Promise<ReleaseEntry[]> {
  const entries: ReleaseEntry[] = [];
  let after: ReleaseEntry | null = null;
  const replaced = new Map<number, number>();
  const trust = context.trust ? await context.trust() : null;
  const serials = (await listSerials(context, channel)).reverse().slice(0, newest);
  const documents = prefetch(AT_ONCE, serials, (serial) => loadDocument(context, channel, serial));
  for (const [index, serial] of serials.entries()) {
    const source = context.blobs.nameOf(keys.release(channel, serial));
    const entry = await readEntry(
      documents(index),
      { channel, serial, trust, source },
      after?.release?.previous ?? null,
    );
    const replacedBy = replaced.get(serial) ?? null;
    entries.unshift({ ...entry, replacedBy, problem: replacedBy ? `replaced by ${replacedBy}` : entry.problem });
    if (!entry.release || replacedBy) continue;
    for (const gone of entry.release.replaces ?? []) if (!replaced.has(gone)) replaced.set(gone, serial);
    if (after?.release && after.release.previous !== entry.integrity) {
      after.problem = 'does not follow the release before it: one of the two was changed';
    }
    after = entries[0]!;
  }
  const newestUsable = entries.findLast(({ release }) => release)?.release;
  for (const entry of entries) {
    if (!newestUsable?.skips?.includes(entry.serial)) continue;
    entry.replacedBy = newestUsable.serial;
    entry.problem = `skipped by ${newestUsable.serial}`;
  }
  if (newest === undefined && after?.release?.previous && after.serial !== entries[0]?.serial) {
    after.problem = 'does not follow the release before it: one of the two was changed';
  }
  return entries;
}

/**
 * The releases a release was built upon, newest first. Where the chain is broken, those below that are signed: the way
 * back stays open.
 */
export async function* earlierReleases(
  context: RegistryContext,
  channel: string,
  head: Release,
  serials: readonly number[],
): AsyncGenerator<StoredRelease> {
  const chain = releasesBefore(head, serials, (serial) => loadUnsigned(context, channel, serial));
  let lowest = head.serial;
  let step = await chain.next();
  for (; !step.done; step = await chain.next()) {
    lowest = step.value.release.serial;
    yield step.value;
  }
  if (step.value === null) return;
  for (const serial of serials.filter((one) => one < lowest).reverse()) {
    const stored = await loadSigned(context, channel, serial).catch(skipInvalid);
    if (stored) yield stored;
  }
}

/** A release by its own signature. */
export async function loadSigned(context: RegistryContext, channel: string, serial: number): Promise<StoredRelease> {
  const trust = context.trust ? await context.trust() : null;
  const bytes = await loadDocument(context, channel, serial);
  return verifyRelease(bytes, { channel, serial, trust, source: context.blobs.nameOf(keys.release(channel, serial)) });
}

/** A release whose signature is not looked at; its hash has to be known. */
async function loadUnsigned(context: RegistryContext, channel: string, serial: number): Promise<StoredRelease> {
  const bytes = await loadDocument(context, channel, serial);
  return verifyRelease(bytes, {
    channel,
    serial,
    trust: null,
    source: context.blobs.nameOf(keys.release(channel, serial)),
  });
}

/** Whether the live release was built upon this one; makes a difference for keys that were retired. */
async function findVouched(context: RegistryContext, channel: string, serial: number): Promise<StoredRelease | null> {
  const serials = await listSerials(context, channel);
  const live = await liveRelease(context, channel, serials);
  if (!live) return null;
  const read = (number: number) => loadUnsigned(context, channel, number);
  for await (const stored of releasesBefore(live.release, serials, read)) {
    if (stored.release.serial <= serial) return stored.release.serial === serial ? stored : null;
  }
  return null;
}

async function readEntry(
  document: Promise<Buffer>,
  where: ReleaseSource,
  vouched: string | null,
): Promise<ReleaseEntry> {
  const { serial } = where;
  try {
    const bytes = await document;
    const unsigned = verifyRelease(bytes, { ...where, trust: null });
    const stored = unsigned.integrity === vouched ? unsigned : verifyRelease(bytes, where);
    return { serial, ...stored, problem: null, replacedBy: null };
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code === 'unavailable') throw error;
    return { serial, release: null, integrity: null, problem: error.message, replacedBy: null };
  }
}
