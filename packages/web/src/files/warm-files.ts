import type { LiveRelease } from '../releases/live-release.ts';
import type { RetainedVersions } from '../releases/retained-versions.ts';
import { type FileStore, findFile } from './file-store.ts';

/** Compresses every file of a release ahead, so that no reader waits for it. */
export async function warmFiles({ release }: LiveRelease, retained: RetainedVersions, files: FileStore): Promise<void> {
  for (const [part, { version }] of Object.entries(release.parts)) {
    const found = await retained.find(part, version);
    const names = ['files.json', ...Object.keys(found?.files.files ?? {})];
    await files.warm(names.flatMap((name) => (found && findFile(found, name)) ?? []));
  }
}
