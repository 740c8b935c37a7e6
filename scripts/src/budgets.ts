import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FilesManifest } from '../../packages/contracts/src/release.ts';

/** Largest sizes in bytes as sent (brotli 11), by part, for any other remote under `mf-*`: `scripts/budgets.json`. */
type Budgets = Record<string, { start: number; largestModule: number }>;

/** Whether a part keeps to its budget, and the numbers. */
export type BudgetCheck = { part: string; ok: boolean; text: string };

/**
 * Compares the builds in `dist/` with `scripts/budgets.json`.
 *
 * - `start`: what has to arrive before the part can do anything: a remote's container, the shell's first scripts
 * - `largestModule`: the largest page or fragment with everything it brings
 */
export function checkBudgets(root: string, parts: readonly string[]): BudgetCheck[] {
  const budgets = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8')) as Budgets;
  return parts.map((part) => {
    const budget = budgets[part] ?? (part === 'shell' ? undefined : budgets['mf-*']);
    const dist = join(root, part, 'dist');
    if (!budget) return { part, ok: false, text: 'has no budget: add it to scripts/budgets.json' };
    if (!existsSync(join(dist, 'files.json'))) return { part, ok: false, text: 'is not built' };
    const sizes = measure(dist);
    const text = `start ${share(sizes.start, budget.start)}, largest module ${share(sizes.largestModule, budget.largestModule)}`;
    return { part, ok: sizes.start <= budget.start && sizes.largestModule <= budget.largestModule, text };
  });
}

/** Sizes of a build in bytes as sent. */
export function measure(dist: string): { start: number; largestModule: number } {
  const files = JSON.parse(readFileSync(join(dist, 'files.json'), 'utf8')) as FilesManifest;
  const sizeOf = (names: readonly string[]) =>
    names.reduce((total, name) => total + compressedSize(readFileSync(join(dist, 'web', name))), 0);
  const start = files.part === 'shell' ? (files.exposes['shell'] ?? []) : [files.entry];
  const modules = Object.entries(files.exposes).filter(([name]) => name !== 'shell');
  return { start: sizeOf(start), largestModule: Math.max(0, ...modules.map(([, names]) => sizeOf(names))) };
}

const compressedSize = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const share = (size: number, limit: number): string => `${kilobytes(size)} of ${kilobytes(limit)} KB`;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
