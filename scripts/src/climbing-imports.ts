import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** What is no source wherever it is. */
const left = new Set(['node_modules', 'dist', '.cache']);

const importing =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bvi\.(?:do)?mock\(\s*|\bimportActual(?:<[^>]*>)?\(\s*)'(?<module>\.\.?\/[^'\n]*)'/g;

/**
 * Imports by a relative path that lead out of the package they stand in. Other packages are asked by name, for what their
 * `exports` offer: so a file can move without its neighbours.
 *
 * @returns one line per import: the file, below the folder, and what it imports
 */
export function climbingImports(folder: string): string[] {
  return sourcesIn(folder).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const own = packageOf(file);
    const climbing = [...text.matchAll(importing)].filter(
      ({ groups }) => packageOf(join(dirname(file), groups?.['module'] ?? '')) !== own,
    );
    if (climbing.length === 0) return [];
    const literals = literalsOf(file, text);
    return climbing
      .filter(({ 0: { length }, index, groups }) =>
        literals.has(index + length - (groups?.['module'] ?? '').length - 2),
      )
      .map(({ groups }) => `${relative(folder, file)}: ${groups?.['module']}`);
  });
}

/** Where literals begin: an import inside of one is the text of another program. */
function literalsOf(file: string, text: string): ReadonlySet<number> {
  const starts = new Set<number>();
  new Visitor({ Literal: ({ start }) => void starts.add(start) }).visit(parseSync(file, text).program);
  return starts;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return left.has(entry.name) ? [] : sourcesIn(path);
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** The folder of the package a file is in: the nearest with a `package.json`. */
function packageOf(file: string): string {
  const folder = dirname(file);
  return folder === file || existsSync(join(folder, 'package.json')) ? folder : packageOf(folder);
}
