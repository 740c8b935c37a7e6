import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@jishi/scripts/checkout';

/** A range of seeds that has run: how long it took, what it did, and the report when one of its schedules failed. */
export type Range = {
  first: number;
  count: number;
  began: string;
  revision: string;
  seconds: number;
  loadAverage: number;
  counts: Record<string, number>;
  failure: string | null;
};

const file = join(root, '.cache/bench-invariants.json');

/** Ranges that ran before, so that a run that was stopped goes on where it was; none when the seeds make other schedules now. */
export function readProgress(): Range[] {
  if (!existsSync(file)) return [];
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { made: string; ranges: Range[] };
  return kept.made === maker() ? kept.ranges : [];
}

export async function writeProgress(ranges: readonly Range[]): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify({ made: maker(), ranges }, null, 2));
  await rename(`${file}.new`, file);
}

/** Names the program that makes schedules of seeds. */
function maker(): string {
  const hash = createHash('sha256');
  for (const name of ['arbitrary-commands.ts', 'schedules.ts'])
    hash.update(readFileSync(new URL(name, import.meta.resolve('@jishi/backend/conformance/schedules'))));
  return hash.digest('hex');
}

/** The ranges that are still to run, from seed 1. */
export function rangesToRun(
  schedules: number,
  size: number,
  done: readonly Pick<Range, 'first' | 'count'>[],
): { first: number; count: number }[] {
  const all = Array.from({ length: Math.ceil(schedules / size) }, (_, index) => {
    const first = 1 + index * size;
    return { first, count: Math.min(size, schedules + 1 - first) };
  });
  return all.filter(({ first, count }) => !done.some((range) => range.first === first && range.count >= count));
}
