import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from './server-process.ts';

/** A server that says `ready` and then does what the source says. */
async function aServer(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-scripts-'));
  const script = join(folder, 'server.mjs');
  writeFileSync(script, `${source}\nconsole.log('ready');\n`);
  const logFile = join(folder, 'logs', 'server.log');
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  const onLine = (line: string) => {
    lines.push(line);
    if (line === 'ready') ready.resolve();
  };
  const server = startServer({ name: 'server', script, env: {}, logFile, onLine });
  await Promise.race([ready.promise, server.ended]);
  const remove = async () => {
    await server.stop(0);
    rmSync(folder, { recursive: true });
  };
  return { folder, server, lines, log: () => readFileSync(logFile, 'utf8'), [Symbol.asyncDispose]: remove };
}

const running = 'setInterval(() => {}, 1000);';

test('it is asked to end, and its last words are kept', async () => {
  await using t = await aServer(
    `${running} process.on('SIGTERM', () => { console.log('closing'); process.exitCode = 0; process.exit(); });`,
  );
  expect(t.server.hasEnded()).toBe(false);
  await t.server.stop();
  expect(await t.server.ended).toEqual({ code: 0, signal: null });
  expect(t.server.hasEnded()).toBe(true);
  expect(t.lines).toEqual(['ready', 'closing']);
  expect(t.log()).toBe('ready\nclosing\n');
});

test('one that does not end is ended', async () => {
  await using t = await aServer(`${running} process.on('SIGTERM', () => {});`);
  await t.server.stop(100);
  expect(await t.server.ended).toEqual({ code: null, signal: 'SIGKILL' });
});

test('one that fails tells its exit code', async () => {
  await using t = await aServer(`console.error('no database'); process.exit(3);`);
  expect(await t.server.ended).toEqual({ code: 3, signal: null });
  expect(t.lines).toEqual(['no database']);
  await t.server.stop();
});

test('it ends when the process that started it was ended by force', async () => {
  const orphan = `setInterval(() => {}, 1000); console.log('here');
    process.on('SIGTERM', () => { require('node:fs').writeFileSync('asked-to-end', ''); process.exit(); });`;
  await using t = await aServer(`
    import { spawn } from 'node:child_process';
    const flags = ['--import', ${JSON.stringify(new URL('./end-with-parent.ts', import.meta.url).href)}];
    const options = { stdio: ['ignore', 'pipe', 'inherit'], detached: true, cwd: import.meta.dirname };
    const child = spawn(process.execPath, [...flags, '-e', ${JSON.stringify(orphan)}], options);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    ${running}`);
  await t.server.stop(0);
  await expect.poll(() => existsSync(join(t.folder, 'asked-to-end')), { timeout: 15_000 }).toBe(true);
}, 20_000);
