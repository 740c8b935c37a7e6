import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What never enters a build: results, installed packages, tests, prose. */
const ignoredFolders = new Set(['node_modules', 'dist', 'dist.old', '.cache', 'test-results']);
const ignoredFiles = /\.(test|spec)\.tsx?$|\.md$|\.tsbuildinfo$|^\.DS_Store$/;

/**
 * Hash of the sources in files and folders: changes when a byte, a name or a place changes, and with nothing else
 * (not with times, nor with the place of the workspace on the disk).
 *
 * @param paths files and folders, relative to `root`; a missing one counts as empty
 */
export function sourceHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((start) => listSources(root, start)).sort()) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** The files of a folder that count as sources, relative to `root`, with `/` on every system. */
function listSources(root: string, start: string): string[] {
  try {
    const entries = readdirSync(join(root, start), { withFileTypes: true });
    return entries.flatMap((entry) => {
      const path = `${start}/${entry.name}`;
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : listSources(root, path);
      return entry.isFile() && !ignoredFiles.test(entry.name) ? [path] : [];
    });
  } catch (error) {
    if (isCode(error, 'ENOTDIR')) return [start];
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
