import type { VerifiedVersion } from '../artifact-store/read-versions.ts';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { versionName } from '../documents/version-name.ts';
import { findDeprecation } from '../versions/deprecations.ts';

/** Deprecations of the parts whose `part@version` is among the given names. */
export async function warningsOf(
  blobs: BlobStore,
  names: readonly string[],
  parts: readonly VerifiedVersion[],
): Promise<string[]> {
  const pinned = parts.filter(({ files }) => names.includes(versionName(files.part, files.version)));
  const advice = pinned.map(async ({ files: { part, version } }) => {
    const deprecation = await findDeprecation(blobs, part, version);
    return deprecation
      ? [`${versionName(part, version)} is deprecated (${deprecation.author}): ${deprecation.reason}`]
      : [];
  });
  return (await Promise.all(advice)).flat();
}
