import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** What vitest's JSON report is silent about. */
export type RunFindings = {
  /** Errors outside any test, which fail a run: their stacks. */
  unhandled: string[];
  /** Tests that passed only when repeated. */
  repeated: { file: string; fullName: string; message: string }[];
};

/** A reporter of vitest that writes `RunFindings` to the file `RUN_FINDINGS_FILE`. */
export default class RunFindingsReporter implements Reporter {
  readonly #repeated: RunFindings['repeated'] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const message = test.result().errors?.[0]?.message ?? '';
    this.#repeated.push({ file: test.module.relativeModuleId, fullName: test.fullName, message });
  }

  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env['RUN_FINDINGS_FILE'];
    if (file === undefined) return;
    const unhandled = errors.map(({ stack, message }) => stack ?? message);
    writeFileSync(file, JSON.stringify({ unhandled, repeated: this.#repeated } satisfies RunFindings));
  }
}
