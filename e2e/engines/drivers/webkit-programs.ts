import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@jishi/scripts/processes';
import type { Opening } from './driver.ts';
import type { WebKitPaths } from './webkit.ts';

export type WebKitPrograms = { origin: string; stop(): Promise<void> };

/** Starts a display and a driver on it, both of them for one browser. */
export async function startPrograms(paths: WebKitPaths, opening: Opening): Promise<WebKitPrograms> {
  const home = await mkdtemp(join(tmpdir(), 'jishi-webkit-'));
  const running: ChildProcess[] = [];
  const stop = async () => {
    for (const program of [...running].reverse()) await end(program);
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const screen = `${Math.max(opening.width, 640)}x${Math.max(opening.height, 480)}x24`;
    const display = spawn(paths.display, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    running.push(display);
    const number = await firstLine(display);
    const [port = 0] = await freePorts(1);
    running.push(spawn(paths.driver, [`--port=${port}`], { stdio: 'ignore', env: environment(home, number, opening) }));
    const origin = `http://127.0.0.1:${port}`;
    await answers(`${origin}/status`);
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A home of its own: nothing of whoever runs the tests gets in, nothing stays. */
const environment = (home: string, display: string, { isDark }: Opening) => ({
  PATH: process.env['PATH'],
  HOME: home,
  XDG_RUNTIME_DIR: home,
  DISPLAY: `:${display}`,
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
  GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
  // Root has no other way; in a container the sandbox of the browser has none either.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
});

/** The display says its number in this pipe as soon as it is there. */
function firstLine(display: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    display.stdio[3]?.on('data', (chunk: Buffer) => {
      text += String(chunk);
      if (text.includes('\n')) resolve(text.trim());
    });
    display.once('error', reject);
    display.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

async function answers(address: string): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > until) throw new Error(`WebKitWebDriver does not answer at ${address}`);
    await sleep(50);
  }
}

function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null || program.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    program.once('exit', () => resolve());
    program.kill('SIGTERM');
  });
}
