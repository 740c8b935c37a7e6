import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declaration, FilesManifest } from '@jishi/contracts/release';
import { sizesOf } from '@jishi/tooling/sizes';

/** Whether a part keeps to its budget, and the numbers. */
export type BudgetCheck = { part: string; ok: boolean; text: string };

/** Measures the builds in `dist/` and compares them with the budgets they declare: those of `part.ts`. */
export function checkBudgets(root: string, parts: readonly string[]): BudgetCheck[] {
  return parts.map((part) => {
    const dist = join(root, part, 'dist');
    if (!existsSync(join(dist, 'files.json'))) return { part, ok: false, text: 'is not built' };
    const size = sizesOf(dist, readJson<FilesManifest>(join(dist, 'files.json')));
    const { budget } = readJson<Declaration>(join(dist, 'declaration.json'));
    const text = `start ${share(size.start, budget.start)}, largest module ${share(size.largestModule, budget.largestModule)}`;
    return { part, ok: size.start <= budget.start && size.largestModule <= budget.largestModule, text };
  });
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const share = (size: number, limit: number): string => `${kilobytes(size)} of ${kilobytes(limit)} KB`;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
