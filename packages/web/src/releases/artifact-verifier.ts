import { join } from 'node:path';
import type { Declaration, FilesManifest, Release } from '@jishi/contracts/release';
import { releaseContradictions } from '@jishi/contracts/release-contradictions';
import type { Registry, StoredRelease } from '@jishi/release';
import { LRUCache } from 'lru-cache';
import { namingPart } from './named-part.ts';
import { ReleaseRefused } from './release-refused.ts';

/** A part of a release, every one of its files read and found to have its hash. */
type VerifiedPart = { files: FilesManifest; declaration: Declaration; folder: string; serverFile: string };

export type VerifiedRelease = StoredRelease & { parts: Record<string, VerifiedPart> };

/** Versions that are remembered: those of two releases that are served, of one before and one that comes. */
const VERSIONS = 64;

export type ArtifactVerifier = (stored: StoredRelease) => Promise<VerifiedRelease>;

/**
 * Checks every file of every part: `files.json` against the release, everything else against `files.json`.
 * A version that was checked once is not read again for the next release; its server file is, by the worker.
 *
 * @throws ReleaseRefused naming the part, and the file that is missing or does not have its hash; or what the document says of its parts
 *   and they do not
 */
export function createArtifactVerifier(registry: Registry): ArtifactVerifier {
  const known = new LRUCache<string, Promise<VerifiedPart>>({ max: VERSIONS });

  return async ({ release, integrity }) => {
    const parts = Object.entries(release.parts).map(async ([part, { version, files }]) => {
      const key = `${part}@${version} ${files}`;
      const checked = known.get(key) ?? namingPart(part, version, verifyPart(registry, part, version, files));
      known.set(key, checked);
      checked.catch(() => known.delete(key)); // it may be repaired
      return [part, await checked] as const;
    });
    const verified = Object.fromEntries(await Promise.all(parts));
    refuseContradicted(release, verified);
    return { release, integrity, parts: verified };
  };
}

/** Whoever signs a document may be deceived of what its parts are: it has to say of them what they say themselves. */
function refuseContradicted(release: Release, parts: VerifiedRelease['parts']): void {
  const declarations = Object.values(parts).map(({ declaration }) => declaration);
  const problems = releaseContradictions(release, declarations);
  if (problems.length > 0) throw new ReleaseRefused('invalid', problems.join('; '));
}

async function verifyPart(registry: Registry, part: string, version: string, hash: string): Promise<VerifiedPart> {
  await registry.verify(part, version, hash);
  const folder = registry.partFolder(part, version);
  return {
    files: await registry.readFiles(part, version, hash),
    declaration: await registry.readDeclaration(part, version, hash),
    folder,
    serverFile: join(folder, 'server.cjs'),
  };
}
