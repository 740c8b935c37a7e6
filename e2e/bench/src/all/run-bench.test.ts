import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { aFigure } from './fixtures.ts';
import { runBench } from './run-bench.ts';

const folder = mkdtempSync(join(tmpdir(), 'jishi-run-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const never = new AbortController().signal;
const figures = [aFigure(5), aFigure(null, { name: 'never' })];

/** Runs a program as if it were a bench. */
function run(source: string, limits: Partial<Parameters<typeof runBench>[1]> = {}) {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, `import { writeFileSync } from 'node:fs';\n${source}`);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return runBench([file], { limitMs: 60_000, graceMs: 60_000, stop: never, ...limits });
}

const handOut = (text: string): string => `writeFileSync(process.env.BENCH_FIGURES, ${JSON.stringify(text)});`;
const waiting = `setInterval(() => {}, 1000);`;

test('a bench hands out its figures', async () => {
  expect(await run(handOut(JSON.stringify(figures)))).toEqual({ how: 'measured', figures });
});

test.each([
  ['ends with an error', 'console.log("one"); throw new Error("no browser");', /^one\n.*no browser.*\(exit code 1\)$/s],
  ['says where it failed', 'throw new Error("no browser");', /^(?!.*\n\s+at ).*Error: no browser/s],
  ['is ended by a signal', 'process.kill(process.pid, "SIGKILL");', /^\(exit code SIGKILL\)$/],
  ['hands out nothing', 'console.log("done");', /^done\nIt handed out no figures/],
  ['hands out something else', handOut('[{"name":"home"}]'), /It handed out no figures/],
  ['fails after it has handed out', `${handOut('[]')} process.exitCode = 4;`, /^\(exit code 4\)$/],
  ['says much', 'for (let i = 0; i < 40; i++) console.log(i); process.exitCode = 1;', /^2[5-9]\n/],
])('a bench that %s has failed', async (_, source, lastWords) => {
  expect(await run(source)).toEqual({ how: 'failed', lastWords: expect.stringMatching(lastWords) });
});

test('a bench that takes too long is told to end', async () => {
  const source = `process.on('SIGINT', () => { console.log('bye'); process.exit(0); }); ${waiting}`;
  const outcome = await run(source, { limitMs: 500 });
  expect(outcome).toMatchObject({ how: 'hung' });
});

/** Runs a program that waits, and stops the whole run once it says that it is ready. */
async function stopWhenReady(source: string, graceMs = 60_000) {
  const stopping = new AbortController();
  const running = run(`${source}; console.log('ready'); ${waiting}`, { stop: stopping.signal, graceMs });
  await vi.waitFor(() => expect(process.stdout.write).toHaveBeenCalledWith(expect.stringContaining('ready\n')), {
    timeout: 30_000,
  });
  stopping.abort();
  return running;
}

test.each([
  ['on its way', 'process.exit(1)'],
  ['though it ends well', 'process.exit(0)'],
])('a bench is stopped with the whole run, %s', async (_, end) => {
  expect(await stopWhenReady(`process.on('SIGINT', () => ${end})`)).toEqual({ how: 'stopped', lastWords: 'ready' });
});

test('a bench that does not hear is ended with what it started', async () => {
  const outcome = await stopWhenReady(
    `import { spawn } from 'node:child_process';
    console.log(spawn(process.execPath, ['-e', ${JSON.stringify(waiting)}], { stdio: 'ignore' }).pid);
    process.on('SIGINT', () => {})`,
    100,
  );
  expect(outcome).toEqual({ how: 'stopped', lastWords: expect.stringMatching(/^\d+\nready$/) });
  const pid = Number.parseInt('lastWords' in outcome ? outcome.lastWords : '', 10);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 });
});

test('older sources are left out of it', async () => {
  vi.stubEnv('BENCH_SOURCES', '/somewhere');
  const outcome = await run('console.log(process.env.BENCH_SOURCES ?? "none"); process.exitCode = 1;');
  vi.unstubAllEnvs();
  expect(outcome).toMatchObject({ lastWords: expect.stringContaining('none') });
});
