import { findDeprecation } from '../deprecations.ts';
import { versionName } from '../holding.ts';
import type { Store } from '../store/store.ts';
import type { VerifiedVersion } from '../versions.ts';

/** Advice against those of these parts that are named `part@version` among the news. */
export async function warningsOf(
  store: Store,
  names: readonly string[],
  parts: readonly VerifiedVersion[],
): Promise<string[]> {
  const pinned = parts.filter(({ files }) => names.includes(versionName(files.part, files.version)));
  const advice = pinned.map(async ({ files: { part, version } }) => {
    const deprecation = await findDeprecation(store, part, version);
    return deprecation
      ? [`${versionName(part, version)} is deprecated (${deprecation.author}): ${deprecation.reason}`]
      : [];
  });
  return (await Promise.all(advice)).flat();
}
