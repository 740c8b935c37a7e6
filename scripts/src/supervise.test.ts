import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from './server-process.ts';
import { supervise } from './supervise.ts';

/** A server that does what the source says each time it is started; `pause` is what it waits for then. */
function aSupervised(source: string, pause: number) {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-supervise-'));
  const script = join(folder, 'server.mjs');
  writeFileSync(script, source);
  const lines: string[] = [];
  const logged: string[] = [];
  const logFile = join(folder, 'server.log');
  const start = () =>
    startServer({ name: 'api', script, env: {}, logFile, appends: true, onLine: (line) => lines.push(line) });
  const onRestart = (words: string) => logged.push(words);
  const server = supervise({ first: start(), start, onRestart, pauseAfter: () => pause });
  const remove = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { server, lines, logged, log: () => readFileSync(logFile, 'utf8'), [Symbol.asyncDispose]: remove };
}

const running = 'setInterval(() => {}, 1000);';

test('a server that ends by itself is started again, and its log goes on', async () => {
  await using t = aSupervised(`console.log('pid ' + process.pid); ${running}`, 10);
  for (const starts of [1, 2, 3]) {
    await expect.poll(() => t.lines.length, { timeout: 15_000 }).toBe(starts);
    if (starts < 3) process.kill(Number(t.lines.at(-1)?.split(' ')[1]), 'SIGKILL');
  }
  expect(t.logged).toEqual(Array(2).fill('ended unexpectedly (SIGKILL), is started again in 0.0 s'));
  await t.server.stop();
  expect(t.log()).toBe(`${t.lines.join('\n')}\n`);
  expect(t.logged).toHaveLength(2);
}, 60_000);

test('it can be stopped during a pause', async () => {
  await using t = aSupervised('process.exit(3);', 600_000);
  await expect
    .poll(() => t.logged, { timeout: 15_000 })
    .toEqual(['ended unexpectedly (exit code 3), is started again in 10 min 00 s']);
  await t.server.stop();
  expect(t.logged).toHaveLength(1);
}, 60_000);
