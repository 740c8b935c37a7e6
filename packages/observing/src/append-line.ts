import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LogOutput } from './log-output.ts';

/** That lines are lost is reported this often. */
const TELL_EVERY_MS = 60_000;

/**
 * A file that only its owner reads, to which whole lines are added: several processes may write to one, and it may be moved away at
 * any time. It is made with its folder when the first line comes. A line that cannot be written is lost, and nothing else.
 *
 * @param onTrouble is called with it, at most once a minute
 */
export function appendingTo(path: string, onTrouble: (error: unknown) => void = () => {}): LogOutput {
  let hasFolder = false;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    write(line) {
      try {
        if (!hasFolder) mkdirSync(dirname(path), { recursive: true });
        hasFolder = true;
        appendFileSync(path, line, { mode: 0o600 });
      } catch (error) {
        if (performance.now() - reportedAt < TELL_EVERY_MS) return;
        reportedAt = performance.now();
        onTrouble(error);
      }
    },
  };
}
