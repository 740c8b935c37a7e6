import type { LiveRelease } from '../releases/live-release.ts';
import type { RetainedVersions } from '../releases/retained-versions.ts';
import type { DeltaStore } from './delta-store.ts';
import { findFile } from './file-store.ts';

/**
 * Compresses what a release has changed against the one before it, which most who come back have. After a start none was before: then
 * pairs are made as they are asked for.
 */
export async function warmDeltas(
  { release }: LiveRelease,
  before: LiveRelease | null,
  retained: RetainedVersions,
  deltas: DeltaStore,
): Promise<void> {
  for (const [part, { version }] of Object.entries(release.parts)) {
    const last = before?.release.parts[part]?.version;
    if (last === undefined || last === version) continue;
    const [from, to] = [await retained.find(part, last), await retained.find(part, version)];
    for (const name of ['files.json', ...Object.keys(to?.files.files ?? {})]) {
      const [dictionary, file] = [from && findFile(from, name), to && findFile(to, name)];
      if (file && dictionary && file.hash !== dictionary.hash) await deltas.make(file, dictionary);
    }
  }
}
