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

export function describeMachine(chromium: string): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    chromium,
    revision: revision(),
  };
}

/** Programs that wanted a core, averaged over the last minute. */
export const loadAverage = (): number => Math.round((loadavg()[0] ?? 0) * 100) / 100;

function revision(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? '+' : '');
  } catch {
    return 'unknown'; // sources without their history
  }
}
