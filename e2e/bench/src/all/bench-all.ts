import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@jishi/scripts/checkout';
import { duration, ScriptError, say } from '@jishi/scripts/terminal';
import { describeMachine, loadAverage } from '../machine.ts';
import { keepBegun, readBegun } from './begun.ts';
import { lastCommitted, REPORT_FILE } from './committed.ts';
import { exitCodeOf, withKept } from './finish.ts';
import { restUntilQuiet } from './rest.ts';
import { type Plan, runAll } from './run-all.ts';
import { runBench } from './run-bench.ts';
import { type Base, wholeMarkdown } from './whole-markdown.ts';
import { type MeasuredBench, parseWholeReport, type WholeReport } from './whole-report.ts';

/** A bench as it takes part: how many runs it has, with the fewest, and minutes after which it hangs. */
type Taking = { runs: number; quick: number; minutes: number };

type Options = {
  benches: Readonly<Record<string, Taking>>;
  /** Names, comma-separated; every bench without it. */
  only: string | undefined;
  isQuick: boolean;
  isContinued: boolean;
  isDry: boolean;
  stop: AbortSignal;
};

const program = fileURLToPath(new URL('../../cli.ts', import.meta.url));
const MINUTE_MS = 60_000;
const GRACE_MS = 60_000;
const REST_MS = 3 * MINUTE_MS;

/**
 * Runs bench after bench, each in a process of its own, writes one report and compares it with the last committed one.
 *
 * @returns the exit code
 * @throws ScriptError when `only` names no bench, or nothing can be continued
 */
export async function benchAll({ benches, only, isQuick, isContinued, isDry, stop }: Options): Promise<number> {
  const begun = isContinued
    ? await readBegun(describe().revision)
    : begin(namesOf(only, Object.keys(benches)), isQuick);
  const base = readBase();
  if (!base.report) say('compare', base.where);
  // Few runs are for trying it: what they measure stands nowhere.
  const isShown = isDry || begun.isQuick;
  const plans = begun.wanted.flatMap((name) => planOf(name, benches[name], begun.isQuick));
  const anew = isContinued || begun.isQuick ? [] : ['--anew'];
  await keepBegun(begun);
  const finished = await runAll(begun, plans, {
    stop,
    describe,
    rest: () => (begun.isQuick ? Promise.resolve() : rest(stop)),
    keep: keepBegun,
    run: async (plan) => {
      say('bench', `${plan.name}, ${plan.runs} runs, load average ${loadAverage()}`);
      const args = [program, plan.name, '--runs', String(plan.runs), ...anew, ...(isShown ? ['--dry'] : [])];
      const [start, limits] = [performance.now(), { limitMs: plan.limitMs, graceMs: GRACE_MS, stop }];
      const outcome = await runBench(args, limits);
      say('bench', `${plan.name} ${outcome.how} after ${duration(performance.now() - start)}`);
      return outcome;
    },
  });
  return tell(finished, base, isShown);
}

const begin = (wanted: string[], isQuick: boolean): WholeReport => ({
  format: 1,
  began: new Date().toISOString(),
  isQuick,
  wanted,
  benches: {},
  failures: [],
});

function namesOf(only: string | undefined, names: readonly string[]): string[] {
  if (only === undefined) return [...names];
  const asked = only.split(',');
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new ScriptError(`No bench is called ${unknown.join(', ')}: --only takes ${names.join(', ')}.`);
  return names.filter((name) => asked.includes(name));
}

const planOf = (name: string, taking: Taking | undefined, isQuick: boolean): Plan[] =>
  taking ? [{ name, runs: isQuick ? taking.quick : taking.runs, limitMs: taking.minutes * MINUTE_MS }] : [];

const describe = (): MeasuredBench['machine'] => {
  const { chromium: _, ...machine } = describeMachine('none');
  return machine;
};

function rest(stop: AbortSignal): Promise<void> {
  const most = cpus().length / 4;
  if (loadAverage() > most) say('rest', `until the load average is below ${most}, for ${duration(REST_MS)} at most`);
  return restUntilQuiet({ load: loadAverage, most, limitMs: REST_MS, everyMs: 5_000, stop });
}

function readBase(): Base {
  const committed = lastCommitted();
  if (!committed) return { report: null, where: 'no report has been committed yet' };
  try {
    return { report: parseWholeReport(committed.text, committed.where), where: committed.where };
  } catch (error) {
    // A night of measuring is not lost for it.
    return { report: null, where: (error as Error).message };
  }
}

async function tell(finished: WholeReport, base: Base, isShown: boolean): Promise<number> {
  const whole = isShown ? finished : withKept(finished, base);
  const markdown = wholeMarkdown(whole, base);
  console.log(`\n${markdown}\n`);
  if (!isShown) {
    await mkdir(join(root, 'docs/benchmarks'), { recursive: true });
    await writeFile(join(root, REPORT_FILE), `${JSON.stringify(whole, null, 2)}\n`);
    await writeFile(join(root, 'docs/benchmarks/all.md'), `${markdown}\n`);
    say('written', `${REPORT_FILE}, docs/benchmarks/all.md`);
  }
  return exitCodeOf(whole, base);
}
