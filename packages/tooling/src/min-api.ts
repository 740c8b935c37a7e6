import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Backend, findOperation } from './openapi.ts';
import { readOpenApi } from './openapi-file.ts';

/** Where the api keeps what each of its levels promises: `level-<n>.json`. */
export const levelsFolder: string = join(import.meta.dirname, '../../backend/openapi');

/**
 * Calls that need a later level than the one that first answered them, because they send a name it does not know, by method and
 * pattern. Derived: `node scripts/call-levels.ts`.
 */
export const callLevelsFile: string = join(import.meta.dirname, '../../api/call-levels.json');

/** What one level of the api offers. */
export type Level = Backend;

type Call = { method: string; path: string };

/** The calls of `callLevelsFile`. */
export const readCallLevels = (): Readonly<Record<string, number>> =>
  JSON.parse(readFileSync(callLevelsFile, 'utf8')) as Record<string, number>;

/** What each level of the api offers, the oldest first; none when the folder is not there. */
export function readLevels(folder: string): Level[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^level-\d+\.json$/.test(name))
    .map((name) => readOpenApi(join(folder, name)))
    .sort((one, other) => one.apiLevel - other.apiLevel);
}

/**
 * The oldest level of the api that answers all these calls and knows all they send. A call of no level needs the one after
 * the newest: a release with it is refused until the api has written that level down.
 *
 * @param calls of a part
 * @param levels the oldest first
 * @param later calls that need more than the level that first answered them
 * @throws when there are calls and no levels: then nobody could tell
 */
export function neededLevel(
  calls: readonly Call[],
  levels: readonly Level[],
  later: Readonly<Record<string, number>> = {},
): number {
  const [oldest] = levels;
  const newest = levels.at(-1);
  if (!oldest || !newest) {
    if (calls.length === 0) return 1;
    throw new Error('which api the part needs cannot be told without packages/backend/openapi/level-<n>.json');
  }
  const needs = calls.map((call) => {
    const today = patternOf(newest, call);
    const first = today === null ? null : levels.find((level) => patternOf(level, call) === today);
    return Math.max(first?.apiLevel ?? newest.apiLevel + 1, later[`${call.method} ${today}`] ?? 0);
  });
  return Math.max(oldest.apiLevel, ...needs);
}

/**
 * Path of the operation that answers a call, whatever its parameters are called. An older level may take `/good/hot` for
 * the product "hot": that is another operation.
 */
export const patternOf = (level: Level, call: Call): string | null =>
  findOperation(level, call)?.path.replaceAll(/\{[^}]*\}/g, '{}') ?? null;
