import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@jishi/scripts/checkout';
import { say } from '@jishi/scripts/terminal';
import type { Report } from './report.ts';
import { putSection } from './section.ts';

/**
 * Prints a report, and puts it into `docs/benchmarks.md` with the raw data beside it. The file `BENCH_FIGURES` names in the environment
 * gets the figures, dry or not.
 *
 * @param name of the section and of the file in `docs/benchmarks/`
 * @param isDry prints, and writes nothing
 */
export async function writeReport(name: string, result: object, report: Report, isDry: boolean): Promise<void> {
  console.log(`\n${report.text}\n`);
  const figuresFile = process.env['BENCH_FIGURES'];
  if (figuresFile) await writeFile(figuresFile, JSON.stringify(report.figures));
  if (isDry) return;
  const document = join(root, 'docs/benchmarks.md');
  await mkdir(join(root, 'docs/benchmarks'), { recursive: true });
  await writeFile(join(root, `docs/benchmarks/${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  await writeFile(document, putSection(await readFile(document, 'utf8'), name, report.text));
  say('written', `docs/benchmarks.md, docs/benchmarks/${name}.json`);
}
