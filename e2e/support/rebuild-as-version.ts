import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilesManifest } from '@jishi/contracts/release';

const root = fileURLToPath(new URL('../..', import.meta.url));

const hashOf = async (path: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`;

/**
 * The build of a part that stands in its folder, as another version: what it does is the same.
 *
 * @param changes which of its scripts have other bytes than the build, or the code they run at their end; all have other bytes, unless it is said.
 *   `null`: the version has no such script
 * @param onServer code that its server file runs at its end: what it exports is in `module.exports`
 * @returns a folder of its own; whoever has published it removes it
 */
export async function rebuildAsVersion(
  part: string,
  version: string,
  changes: (script: string) => boolean | string | null = () => true,
  onServer = '',
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-restamp-'));
  await cp(join(root, part, 'dist'), folder, { recursive: true });
  const list = join(folder, 'files.json');
  const before = (JSON.parse(await readFile(list, 'utf8')) as FilesManifest).version;
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!(await stat(path)).isFile()) continue;
    const bytes = await readFile(path);
    if (bytes.includes(before)) await writeFile(path, bytes.toString('utf8').replaceAll(before, version));
  }
  const files = JSON.parse(await readFile(list, 'utf8')) as FilesManifest;
  for (const name of Object.keys(files.files)) {
    const path = join(folder, 'web', name);
    const change = name.endsWith('.js') && changes(name);
    if (change === null) {
      await rm(path);
      delete files.files[name];
      continue;
    }
    if (change) await appendFile(path, change === true ? `\n/* ${version} */\n` : `\n${change}\n`);
    files.files[name] = await hashOf(path);
  }
  await appendFile(join(folder, 'server.cjs'), `\n${onServer}\n`);
  files.server = await hashOf(join(folder, 'server.cjs'));
  files.declaration = await hashOf(join(folder, 'declaration.json'));
  await writeFile(list, `${JSON.stringify(files, null, 1)}\n`);
  return folder;
}
