import type { KeptVersions } from '../releases/kept-versions.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { type FileStore, findFile } from './file-store.ts';

/** Compresses every file of a release ahead, so that no reader waits for it. */
export async function warmFiles({ release }: LiveRelease, kept: KeptVersions, files: FileStore): Promise<void> {
  for (const [part, { version }] of Object.entries(release.parts)) {
    const found = await kept.find(part, version);
    const names = ['files.json', ...Object.keys(found?.files.files ?? {})];
    await files.warm(names.flatMap((name) => (found && findFile(found, name)) ?? []));
  }
}
