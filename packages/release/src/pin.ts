import type { Release, ReleaseKind } from '@jishi/contracts/release';
import { composeRelease } from './compose.ts';
import type { Layout } from './layout.ts';
import { RegistryError } from './registry-error.ts';
import { listSerials, liveRelease, loadRelease, type RegistryPlace } from './releases.ts';
import { requireSignature, signRelease } from './trust/signature.ts';
import type { StoredRelease } from './trust/verify-release.ts';
import { type VerifiedVersion, verifyVersion } from './versions.ts';
import { writeRelease } from './write-release.ts';

/** Who makes a release, and why; both stand in the document. */
type Signed = { channel: string; author: string; reason: string };

/** Versions to make live, by part. Parts that are not named stay as they are; `null` takes a part out. */
export type PinRequest = Signed & { parts: Readonly<Record<string, string | null>> };

/** The release whose contents come back. Default: the newest one whose contents differ from the live one's. */
export type RollbackRequest = Signed & { serial?: number | undefined };

/** The live release. `created` is false when exactly these versions were live already. */
export type PinResult = { release: Release; created: boolean };

/** Part → version and, where it is known, the hash of its `files.json`. */
type Wanted = Record<string, { version: string; files?: string }>;

export async function pinParts(layout: RegistryPlace, request: PinRequest): Promise<PinResult> {
  return makeRelease(layout, request, 'pin', async (live) => {
    const wanted: Wanted = { ...live?.release.parts };
    for (const [part, version] of Object.entries(request.parts)) {
      if (version === null) delete wanted[part];
      else if (wanted[part]?.version !== version) wanted[part] = { version };
    }
    return wanted;
  });
}

export async function rollBack(layout: RegistryPlace, request: RollbackRequest): Promise<PinResult> {
  return makeRelease(layout, request, 'rollback', async (live) => {
    const serial = request.serial ?? (await serialBefore(layout, request.channel, live));
    return (await loadRelease(layout, request.channel, serial)).release.parts;
  });
}

/** Writes the next release; when somebody else took the serial, starts again from what is live then. */
async function makeRelease(
  layout: RegistryPlace,
  signed: Signed,
  kind: ReleaseKind,
  choose: (live: StoredRelease | null) => Promise<Wanted>,
): Promise<PinResult> {
  const verified = new Map<string, Promise<VerifiedVersion>>();
  for (;;) {
    const serials = await listSerials(layout, signed.channel);
    const live = await liveRelease(layout, signed.channel, serials);
    const parts = await verifyParts(layout, await choose(live), verified);
    const draft = composeRelease(parts, {
      channel: signed.channel,
      serial: (serials.at(-1) ?? 0) + 1,
      time: new Date().toISOString(),
      author: signed.author,
      reason: signed.reason,
      kind,
      forced: null,
      expires: null,
      banned: live?.release.banned ?? [],
      frozen: live?.release.frozen ?? null,
      previous: live?.integrity ?? null,
    });
    const release = await signRelease(draft, layout.signer);
    if (layout.trust) requireSignature(release, await layout.trust(), 'the new release');
    // The same contents under another key are news: the old key can be retired then.
    if (live && sameParts(live.release, parts) && live.release.signature?.key === release.signature?.key) {
      return { release: live.release, created: false };
    }
    if (await writeRelease(layout, release)) return { release, created: true };
  }
}

/** Checks each version once, however often the serial was taken. */
async function verifyParts(
  layout: Layout,
  wanted: Wanted,
  verified: Map<string, Promise<VerifiedVersion>>,
): Promise<VerifiedVersion[]> {
  return Promise.all(
    Object.entries(wanted).map(([part, { version, files }]) => {
      const key = `${part}@${version} ${files ?? ''}`;
      const known = verified.get(key) ?? verifyVersion(layout, part, version, files);
      verified.set(key, known);
      return known;
    }),
  );
}

function sameParts(release: Release, parts: readonly VerifiedVersion[]): boolean {
  return (
    Object.keys(release.parts).length === parts.length &&
    parts.every(({ files, hash }) => release.parts[files.part]?.files === hash)
  );
}

async function serialBefore(layout: RegistryPlace, channel: string, live: StoredRelease | null): Promise<number> {
  const contents = JSON.stringify(live?.release.parts);
  for (const serial of (await listSerials(layout, channel)).reverse()) {
    const stored = await loadRelease(layout, channel, serial).catch(() => null);
    if (stored && JSON.stringify(stored.release.parts) !== contents) return serial;
  }
  throw new RegistryError('not-found', `channel ${channel} has no earlier release to go back to`);
}
