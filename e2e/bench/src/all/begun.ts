import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '@jishi/scripts/checkout';
import { ScriptError } from '@jishi/scripts/terminal';
import { parseWholeReport, type WholeReport } from './whole-report.ts';

const begunFile = join(root, '.cache/bench-all.json');

/** Keeps what a run has finished, so that one that was stopped can be continued. */
export async function keepBegun(report: WholeReport, file = begunFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(report));
  await rename(`${file}.new`, file);
}

/**
 * The run that was begun last, with what it has finished.
 *
 * @throws ScriptError when there is none, or when it measured another revision
 */
export async function readBegun(revision: string, file = begunFile): Promise<WholeReport> {
  if (!existsSync(file)) throw new ScriptError('Nothing was begun that could be continued: leave --continue out.');
  const report = parseWholeReport(await readFile(file, 'utf8'), file);
  const other = Object.values(report.benches).find(({ machine }) => machine.revision !== revision);
  if (other)
    throw new ScriptError(
      `What was begun measured revision ${other.machine.revision}, this is ${revision}: one report is of one revision. Begin anew without --continue.`,
    );
  return report;
}
