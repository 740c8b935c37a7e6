import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TOGETHER } from '../schedules/run-schedules.ts';
import { type Lock, locks } from './locks.ts';
import { copyWithout } from './remove-lock.ts';

/** What became of the property run without a lock. */
type Proof = { name: string; holds: string; isFound: boolean; schedules: number; seconds: number; problem: string };

/** With all locks in place so many have to pass. */
const SCHEDULES = 500;
/** Some losses are rare: so many are tried before one counts as not noticed. */
const TRIED = 2_000;

/**
 * A program: takes each listed lock away in a copy of the sources and runs the schedules on PostgreSQL; every run has to
 * fail, and one with all of them must not. Ends with 1 when it is otherwise.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { first: { type: 'string', default: '1' }, json: { type: 'boolean', default: false } },
});
const chosen = locks.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.length < positionals.length)
  throw new Error(`There is no such lock. Known: ${locks.map(({ name }) => name).join(', ')}`);
await proveNothing();
const proofs: Proof[] = [];
for (const lock of chosen) {
  const proof = await prove(lock);
  proofs.push(proof);
  const result = proof.isFound ? `found after ${proof.schedules} schedules` : 'NOT FOUND';
  if (!values.json) console.log(`${lock.name.padEnd(18)} ${result}, ${proof.seconds.toFixed(0)} s: ${proof.problem}`);
}
if (values.json) console.log(JSON.stringify(proofs, null, 2));
if (proofs.some(({ isFound }) => !isFound)) process.exitCode = 1;

/** Whatever fails with all locks in place would count as noticed without any. */
async function proveNothing(): Promise<void> {
  const program = join(import.meta.dirname, '../schedules/run-range.ts');
  const { code, errors } = await run(program, ['--first', values.first, '--count', String(SCHEDULES)]);
  if (code !== 0) throw new Error(`The schedules fail with all locks in place:\n${errors}`);
}

async function prove(lock: Lock): Promise<Proof> {
  using copy = copyWithout(lock);
  const start = performance.now();
  const program = join(copy.folder, 'src/conformance/schedules/run-range.ts');
  const { code, output, errors } = await run(program, ['--first', values.first, '--count', String(TRIED)]);
  const done = Number(output.match(/^\d+(?= schedules$)/gm)?.at(-1) ?? 0);
  const problem =
    errors
      .split('\n')
      .find((line) => line.startsWith('  ') && !line.startsWith('    '))
      ?.trim() ?? '';
  // Only a report counts: a copy that cannot even start proves nothing.
  const isFound = code === 1 && /^schedule \d+ /m.test(errors) && problem !== '';
  if (code !== 0 && !isFound) throw new Error(`Without ${lock.name} nothing could be run: ${errors}`);
  const seconds = (performance.now() - start) / 1000;
  return { name: lock.name, holds: lock.holds, isFound, schedules: done + (isFound ? TOGETHER : 0), seconds, problem };
}

function run(
  program: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject).on('close', (code) => resolve({ code, output, errors }));
  });
}
