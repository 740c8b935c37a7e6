import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { openLogFile } from './log-file.ts';
import { root } from './root.ts';

export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** A running server. */
export type ServerProcess = {
  name: string;
  /** Settles when the process has ended, with what ended it. */
  ended: Promise<Ending>;
  hasEnded(): boolean;
  /** Asks it to end, and ends it by force when it has not after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
};

export type ServerPlan = {
  name: string;
  /** The script to run, relative to the root. */
  script: string;
  args?: readonly string[];
  env: Record<string, string>;
  /** Starts it again when one of its sources changes. */
  watch?: boolean;
  /** Gets every line the process prints. */
  logFile: string;
  /** Keeps what an earlier start of it printed there. */
  appends?: boolean;
  onLine(line: string): void;
};

const endWithParent = ['--import', new URL('./end-with-parent.ts', import.meta.url).href];
const watchFlags = ['--watch', '--watch-preserve-output'];

/**
 * Starts a server on the Node that runs this script.
 *
 * It is a process group of its own, so that Ctrl-C reaches it once, from us, and not a second time from the terminal.
 */
export function startServer(plan: ServerPlan): ServerProcess {
  const flags = [...endWithParent, ...(plan.watch ? watchFlags : [])];
  const child = spawn(process.execPath, [...flags, plan.script, ...(plan.args ?? [])], {
    cwd: root,
    env: plan.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const log = openLogFile(plan.logFile, plan.appends ?? false);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line);
      plan.onLine(line);
    });
  }
  let alive = true;
  const closed = new Promise<Ending>((resolve) => {
    child.on('error', () => resolve({ code: 127, signal: null }));
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const ended = closed.then((ending) => {
    alive = false;
    log.close();
    return ending;
  });
  return { name: plan.name, ended, hasEnded: () => !alive, stop: (graceMs) => stop(child, ended, graceMs) };
}

async function stop(child: ChildProcess, ended: Promise<unknown>, graceMs = 15_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(force);
}
