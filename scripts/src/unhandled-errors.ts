import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/**
 * A reporter of vitest for errors outside any test: they fail a run, and its JSON report is silent about them. Writes
 * them to the file `UNHANDLED_ERRORS_FILE`, an array of texts, each a stack.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env['UNHANDLED_ERRORS_FILE'];
    if (file === undefined) return;
    writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
