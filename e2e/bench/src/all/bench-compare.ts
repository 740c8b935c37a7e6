import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@jishi/scripts/checkout';
import { ScriptError } from '@jishi/scripts/terminal';
import { lastCommitted, REPORT_FILE } from './committed.ts';
import { exitCodeOf } from './finish.ts';
import { wholeMarkdown } from './whole-markdown.ts';
import { parseWholeReport } from './whole-report.ts';

/**
 * Compares two reports without measuring anything: the files that are named, the older first; without names the report as it lies with
 * the last committed one that is another.
 *
 * @returns the exit code, as that of `pnpm bench all`
 * @throws ScriptError when a report is missing or cannot be read
 */
export function benchCompare(files: readonly string[]): number {
  if (files.length !== 0 && files.length !== 2)
    throw new ScriptError('compare takes two reports, the older first, or none.');
  const [older, newer = join(root, REPORT_FILE)] = files;
  const now = readText(newer);
  const before = older === undefined ? lastCommitted(now) : { text: readText(older), where: older };
  if (!before) throw new ScriptError(`No other ${REPORT_FILE} is committed.`);
  const base = { report: parseWholeReport(before.text, before.where), where: before.where };
  const report = parseWholeReport(now, newer);
  console.log(wholeMarkdown(report, base));
  return exitCodeOf(report, base);
}

function readText(file: string): string {
  if (!existsSync(file)) throw new ScriptError(`There is no ${file}.`);
  return readFileSync(file, 'utf8');
}
