import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '@jishi/scripts/checkout';
import { type Failure, figuresSchema, type MeasuredFigure } from './whole-report.ts';

export type Outcome = { how: 'measured'; figures: MeasuredFigure[] } | { how: Failure['how']; lastWords: string };

type Limits = {
  /** Longer than this it hangs. */
  limitMs: number;
  /** So long it may take to end its servers when it is told to. */
  graceMs: number;
  stop: AbortSignal;
};

const LAST_LINES = 15;
/** Enough to find so many among the lines of stacks. */
const KEPT_LINES = 100;

/** Runs one bench in a process of its own, shows what it says, and reads the figures it hands out. Never throws. */
export async function runBench(args: readonly string[], { limitMs, graceMs, stop }: Limits): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-bench-'));
  try {
    const figuresFile = join(folder, 'figures.json');
    const late = AbortSignal.timeout(limitMs);
    const { code, lastWords } = await run(args, figuresFile, AbortSignal.any([stop, late]), graceMs);
    if (stop.aborted) return { how: 'stopped', lastWords };
    if (late.aborted) return { how: 'hung', lastWords };
    if (code !== 0) return { how: 'failed', lastWords: `${lastWords}\n(exit code ${code})`.trim() };
    return await readFigures(figuresFile, lastWords);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readFigures(file: string, lastWords: string): Promise<Outcome> {
  try {
    return { how: 'measured', figures: figuresSchema.parse(JSON.parse(await readFile(file, 'utf8'))) };
  } catch (error) {
    return { how: 'failed', lastWords: `${lastWords}\nIt handed out no figures: ${(error as Error).message}`.trim() };
  }
}

/** Fit to be kept: without colours, stacks, and where the checkout lies. */
const asWords = (lines: string): string =>
  stripVTControlCharacters(lines)
    .replaceAll(root, '.')
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(-LAST_LINES)
    .join('\n');

type Ended = { code: number | string; lastWords: string };

function run(args: readonly string[], figuresFile: string, end: AbortSignal, graceMs: number): Promise<Ended> {
  // Older sources are no part of this: each bench measures the revision it belongs to.
  const { BENCH_SOURCES: _, ...env } = process.env;
  return new Promise((resolve) => {
    // A group of its own: Ctrl-C reaches it once, from here, and what it started goes with it.
    const child = spawn(process.execPath, args, {
      env: { ...env, BENCH_FIGURES: figuresFile },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const group = (signal: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // it has ended
      }
    };
    // Who presses Ctrl-C twice does not wait for it.
    const leave = () => group('SIGKILL');
    process.once('exit', leave);
    let grace: NodeJS.Timeout | undefined;
    const onEnd = () => {
      child.kill('SIGINT');
      grace = setTimeout(leave, graceMs);
    };
    let lines = '';
    const hear = (text: string) => {
      process.stdout.write(text);
      lines = (lines + text).split('\n').slice(-KEPT_LINES).join('\n');
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('error', (error) => hear(`${error.message}\n`));
    child.on('exit', leave);
    child.on('close', (code, signal) => {
      end.removeEventListener('abort', onEnd);
      process.removeListener('exit', leave);
      clearTimeout(grace);
      resolve({ code: code ?? signal ?? 1, lastWords: asWords(lines) });
    });
    if (end.aborted) onEnd();
    else end.addEventListener('abort', onEnd, { once: true });
  });
}
