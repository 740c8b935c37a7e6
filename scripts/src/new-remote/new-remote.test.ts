import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../ports.ts';
import { startServer } from '../server-process.ts';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts';
import { waitUntilReady } from '../wait-until-ready.ts';

/** The shop as it is before the team comes: its shell is live. */
async function releaseShell(copy: WorkspaceCopy): Promise<void> {
  await copy.run('shell', process.execPath, '../packages/tooling/src/build.ts');
  await copy.pnpm('release', 'publish', 'shell');
  await copy.pnpm('release', 'pin', 'shell@latest');
}

async function openWeb({ root, dataFolder }: WorkspaceCopy): Promise<string> {
  const [port = 0, nobody = 0] = await freePorts(2);
  const lines: string[] = [];
  const web = startServer({
    name: 'web',
    script: join(root, 'packages/web/src/server.ts'),
    env: {
      ...(process.env as Record<string, string>),
      SHOP_DATA: dataFolder,
      SHOP_DEMO: '1',
      SHOP_PORT: String(port),
      SHOP_API_PORT: String(nobody),
    },
    logFile: join(dataFolder, 'logs/web.log'),
    onLine: (line) => lines.push(line),
  });
  onTestFinished(() => web.stop());
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(web, `${origin}/readyz`, 60_000).catch((error: unknown) => {
    throw new Error(`${error}\n${lines.join('\n')}`);
  });
  return origin;
}

test('a team comes from nothing to a live page in five commands', { timeout: 300_000 }, async () => {
  await using copy = await copyWorkspace();
  await copy.install('--frozen-lockfile');
  await releaseShell(copy);
  const origin = await openWeb(copy);
  expect((await fetch(`${origin}/hello`)).status).toBe(404);

  await copy.pnpm('new-remote', 'b2b-hello', '--owner', "The team's own", '--path', '/hello');
  await copy.install();
  await copy.pnpm('--filter', '@jishi/mf-b2b-hello', 'build');
  await copy.pnpm('release', 'publish', 'mf-b2b-hello');
  await copy.pnpm('release', 'pin', 'mf-b2b-hello@latest');

  await expect.poll(async () => (await fetch(`${origin}/hello`)).status, { timeout: 20_000 }).toBe(200);
  const chinese = await (await fetch(`${origin}/hello`)).text();
  expect(chinese).toContain('集市里新开的一摊。');
  expect(chinese).toContain('你好，朋友！');
  const english = await (await fetch(`${origin}/en/hello`)).text();
  expect(english).toContain('A new stall of the market.');
  expect(english).toContain('Hello, friend!');

  // Nothing outside of its folder but what the install wrote down, and that only for the new remote.
  expect(await copy.changes()).toEqual([' M pnpm-lock.yaml', '?? mf-b2b-hello/']);
  const added = await copy.run('.', 'git', 'diff', '--numstat', '--', 'pnpm-lock.yaml');
  expect(added).toMatch(/^\d+\t0\t/);

  await copy.run('.', process.execPath, 'node_modules/@biomejs/biome/bin/biome', 'check', 'mf-b2b-hello', 'pnpm-lock.yaml');
  await copy.run('mf-b2b-hello', process.execPath, '../node_modules/typescript/bin/tsc', '-p', '.');
  expect(await copy.pnpm('--filter', '@jishi/mf-b2b-hello', 'test')).toMatch(/16 passed/);

  // And away again.
  await copy.pnpm('release', 'pin', '--remove', 'mf-b2b-hello');
  await expect.poll(async () => (await fetch(`${origin}/hello`)).status, { timeout: 20_000 }).toBe(404);
  rmSync(join(copy.root, 'mf-b2b-hello'), { recursive: true });
  await copy.install();
  expect(await copy.changes()).toEqual([]);
});
