import { globSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { importsOf } from './imports-of.ts';

/** One file that imports another of the same source folder; paths are relative to it. */
export type FileImport = { from: string; to: string };

/** What only tests run imports whatever it needs. */
const isTest = (path: string): boolean => /\.(test|stories)\.tsx?$|\.d\.ts$|(^|\/)testing\//.test(path);

/** Every import between files of a source folder, without tests and what only they use. */
export function fileImports(folder: string): FileImport[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).map(posix);
  return files
    .filter((file) => !isTest(file))
    .flatMap((from) => importsOf(join(folder, from)).map((to) => ({ from, to: posix(relative(folder, to)) })))
    .filter(({ to }) => !to.startsWith('..') && !isTest(to));
}

/** Which folder imports which, with one import that shows it. `depth`: so many names of a path count; all by default. */
export function folderGraph(
  imports: readonly FileImport[],
  depth = Number.POSITIVE_INFINITY,
): Map<string, Map<string, FileImport>> {
  const graph = new Map<string, Map<string, FileImport>>();
  for (const one of imports) {
    const [from, to] = [folderOf(one.from, depth), folderOf(one.to, depth)];
    if (from === to) continue;
    const edges = graph.get(from) ?? new Map<string, FileImport>();
    graph.set(from, edges);
    if (!edges.has(to)) edges.set(to, one);
  }
  return graph;
}

/** The folder of a file, as deep as asked; `.` for files at the top. */
export function folderOf(file: string, depth = Number.POSITIVE_INFINITY): string {
  const folder = dirname(file);
  return folder === '.' ? '.' : folder.split('/').slice(0, depth).join('/');
}

const posix = (path: string): string => path.split(sep).join('/');
