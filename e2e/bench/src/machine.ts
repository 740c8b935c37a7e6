import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What the numbers depend on beside the code. */
export type Machine = {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  chromium: string;
  /** Revision of the sources, with `+` when they were changed since. */
  revision: string;
};

/** @param sources the checkout that was measured, when it is another than this one */
export function describeMachine(chromium: string, sources = import.meta.dirname): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    chromium,
    revision: revision(sources),
  };
}

/** Programs that wanted a core, averaged over the last minute. */
export const loadAverage = (): number => Math.round((loadavg()[0] ?? 0) * 100) / 100;

/** What benches write themselves: the second of them still measures the revision that the first one did. */
const written = ['benchmarks.md', 'benchmarks'].map((path) => `:(exclude,top)docs/${path}`);

function revision(cwd: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':/', ...written);
    return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '');
  } catch {
    return 'unknown'; // sources without their history
  }
}
