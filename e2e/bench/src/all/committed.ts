import { execFileSync } from 'node:child_process';
import { root } from '@jishi/scripts/checkout';

export const REPORT_FILE = 'docs/benchmarks/all.json';

export type CommittedText = { text: string; where: string };

/**
 * The last committed version of the report, from the history and not from the folder, which a run may have written into.
 *
 * @param unlike a text that is to be compared with it: a version that is the same is passed over
 * @returns null when there is none
 */
export function lastCommitted(unlike?: string, cwd = root): CommittedText | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 2 ** 20, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const commits = git('log', '--format=%h', '--diff-filter=AM', '--', REPORT_FILE).split('\n').filter(Boolean);
    for (const commit of commits) {
      const text = git('show', `${commit}:./${REPORT_FILE}`);
      if (text !== unlike) return { text, where: `${commit}:${REPORT_FILE}` };
    }
  } catch {
    // sources without their history
  }
  return null;
}
