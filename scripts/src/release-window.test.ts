import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePorts } from './ports.ts';
import { releaseWindow, type WindowOptions } from './release-window.ts';
import { welcome } from './welcome.ts';

async function aPlan(own: Partial<WindowOptions> = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'jishi-scripts-'));
  const [port = 0] = await freePorts(1);
  const plan: WindowOptions = { port, dataFolder, env: { SHOP_DEMO: '1' }, isTerminal: true, ...own };
  return { plan, port, dataFolder, [Symbol.dispose]: () => rmSync(dataFolder, { recursive: true }) };
}

test('the first start of a demo makes a token, and says it once', async () => {
  using shop = await aPlan();
  const first = await releaseWindow(shop.plan);
  expect(first).toEqual({ port: shop.port, token: expect.stringMatching(/^jishi_[\w-]{43}$/) });
  const { token } = first as { token: string };
  expect(readFileSync(join(shop.dataFolder, 'keys/tokens.json'), 'utf8')).not.toContain(token);
  expect(welcome('http://localhost:3000', true, first)).toContain(token);
  const second = await releaseWindow(shop.plan);
  expect(second).toEqual({ port: shop.port, token: null });
  expect(welcome('http://localhost:3000', true, second)).toContain(`http://localhost:${shop.port}/-/releases`);
});

test.each<[string, Partial<WindowOptions>, string]>([
  ['nobody wants one', { port: null }, 'not-wanted'],
  ['releases are made by another service', { env: { SHOP_RELEASE_SERVICE: 'https://x.example' } }, 'not-wanted'],
  ['releases are signed elsewhere', { env: { SHOP_DEMO: '0' } }, 'not-wanted'],
  ['nobody sees the token', { isTerminal: false }, 'no-token'],
  ['it is no demo, and nobody has a token', { env: { SHOP_DEMO: '0', SHOP_RELEASE_KEY: '/k' } }, 'no-token'],
])('there is none where %s', async (_, own, why) => {
  using shop = await aPlan(own);
  expect(await releaseWindow(shop.plan)).toEqual({ port: null, why });
});

test('a port that is taken keeps nothing but the window away', async () => {
  using shop = await aPlan();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(shop.port, '127.0.0.1', resolve));
  const without = await releaseWindow(shop.plan);
  await new Promise((resolve) => server.close(resolve));
  expect(without).toEqual({ port: null, why: 'port-taken' });
  expect(welcome('http://localhost:3000', true, without)).toContain('SHOP_RELEASE_PORT');
});
