import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { openRegistry } from '@jishi/release';
import { writeBuild } from '@jishi/release/testing';
import { declarationOf } from '@jishi/tooling/declaration';
import { readPart } from '@jishi/tooling/part-plan';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../ports.ts';
import { root } from '../root.ts';
import { startServer } from '../server-process.ts';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts';
import { waitUntilReady } from '../wait-until-ready.ts';
import { listParts } from '../workspace.ts';

/**
 * The shop as it is before the team comes. Of its remotes only what they declare is there: to know whether a new one fits
 * in takes no more, and what the frame places of them is missing from the page.
 */
async function releaseShop(copy: WorkspaceCopy): Promise<void> {
  await copy.run('shell', process.execPath, '../packages/tooling/src/build.ts');
  await copy.pnpm('release', 'publish', 'shell');
  const registry = openRegistry(join(copy.dataFolder, 'registry'));
  for (const part of listParts(copy.root).filter((name) => name !== 'shell')) {
    const declaration = await declarationOf(await readPart(join(root, part)));
    await registry.publish(await writeBuild(join(copy.dataFolder, 'declared', part), { part, declaration }));
  }
  await copy.pnpm('release', 'pin', '--latest');
}

/** An api that knows of nothing: enough for a site map of pages. */
async function openEmptyApi(port: number): Promise<void> {
  const message = { goods: [], categories: [], columns: [], articles: [] };
  const api = createServer((request, response) => {
    if (!request.url?.endsWith('/siteMap')) response.writeHead(503).end();
    else response.end(JSON.stringify({ message }));
  });
  await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void api.close());
}

async function openWeb(copy: WorkspaceCopy): Promise<string> {
  const [port = 0, apiPort = 0] = await freePorts(2);
  await openEmptyApi(apiPort);
  const lines: string[] = [];
  const web = startServer({
    name: 'web',
    script: join(copy.root, 'packages/web/src/server.ts'),
    env: {
      ...(process.env as Record<string, string>),
      SHOP_DATA: copy.dataFolder,
      SHOP_DEMO: '1',
      SHOP_PORT: String(port),
      SHOP_API_PORT: String(apiPort),
    },
    logFile: join(copy.dataFolder, 'logs/web.log'),
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
  await releaseShop(copy);
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

  // The header leads there from every page, behind the links there were, and search engines are told of it.
  const headerOf = (html: string) => /<nav[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  expect(headerOf(chinese)).toMatch(/<a [^>]*href="\/hello"[^>]*>B2b hello<\/a>$/);
  expect(headerOf(english)).toMatch(/<a [^>]*href="\/en\/hello"[^>]*>B2b hello<\/a>$/);
  expect(headerOf(await (await fetch(`${origin}/no-such-page`)).text())).toContain('href="/hello"');
  const siteMap = await (await fetch(`${origin}/sitemap-pages.xml`)).text();
  expect(siteMap).toContain(`<loc>${origin}/hello</loc>`);
  expect(siteMap).toContain(`<loc>${origin}/en/hello</loc>`);

  // Nothing outside of its folder but what the install wrote down, and that only for the new remote.
  expect(await copy.changes()).toEqual([' M pnpm-lock.yaml', '?? mf-b2b-hello/']);
  const added = await copy.run('.', 'git', 'diff', '--numstat', '--', 'pnpm-lock.yaml');
  expect(added).toMatch(/^\d+\t0\t/);

  await copy.run(
    '.',
    process.execPath,
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    'mf-b2b-hello',
    'pnpm-lock.yaml',
  );
  await copy.run('mf-b2b-hello', process.execPath, '../node_modules/typescript/bin/tsc', '-p', '.');
  expect(await copy.pnpm('--filter', '@jishi/mf-b2b-hello', 'test')).toMatch(/20 passed/);

  // And away again.
  await copy.pnpm('release', 'pin', '--remove', 'mf-b2b-hello');
  await expect.poll(async () => (await fetch(`${origin}/hello`)).status, { timeout: 20_000 }).toBe(404);
  expect(headerOf(await (await fetch(`${origin}/hello`)).text())).not.toContain('/hello');
  rmSync(join(copy.root, 'mf-b2b-hello'), { recursive: true });
  await copy.install();
  expect(await copy.changes()).toEqual([]);
});
