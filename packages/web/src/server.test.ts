import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { fixtureRegistry } from './testing/fixture-registry.ts';
import { startTestWeb } from './testing/test-web.ts';

vi.setConfig({ testTimeout: 60_000 });

const script = fileURLToPath(new URL('./server.ts', import.meta.url));

const start = (
  env: Record<string, string>,
): { child: ChildProcess; output: () => string; ended: Promise<number | null> } => {
  const child = spawn(process.execPath, [script], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => output, ended };
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('bad settings are named, and nothing starts', async () => {
  const { ended, output } = start({ SHOP_PORT: '99999', SHOP_DEMO: '1' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^The settings cannot be used:\n- SHOP_PORT /);
});

test('a shop that is no demo and does not know its address does not start', async () => {
  const { ended, output } = start({ SHOP_PROJECT_KEY: 'a-real-key', SHOP_RELEASE_KEYS: 'keys' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^The settings cannot be used:\n- SHOP_PUBLIC_ORIGIN is missing[^\n]*\n$/);
});

test('a taken port is a sentence', async () => {
  await using fixture = await fixtureRegistry();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '0.0.0.0', resolve));
  const { port } = taken.address() as AddressInfo;
  const { ended, output } = start({
    SHOP_PORT: String(port),
    SHOP_DATA: fixture.dataFolder,
    SHOP_DEMO: '1',
    SHOP_LOG_LEVEL: 'silent',
  });
  expect(await ended).toBe(1);
  expect(output()).toContain(`SHOP_PORT ${port} is taken by another program`);
  taken.close();
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s: the page in flight ends, then the process, with 0', async (signal) => {
  await using fixture = await fixtureRegistry();
  await fixture.release('1.0.0');
  const port = await freePort();
  const { child, ended, output } = start({ SHOP_PORT: String(port), SHOP_DATA: fixture.dataFolder, SHOP_DEMO: '1' });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
  const page = await fetch(`${origin}/?slow=500`);
  child.kill(signal);
  expect(await page.text()).toMatch(/serial 1.*<\/html>$/s);
  expect(await ended).toBe(0);
  expect(output()).toContain('stopping: open pages finish first');
  expect(output()).toContain(
    `Demo mode: everybody knows its passwords, codes stand in its answers. It is reached at http://localhost:${port}`,
  );
});

test('while it stops, /readyz says so on connections that are still open', async () => {
  await using shop = await startTestWeb({ env: { SHOP_STOP_NOTICE_MS: '300' } });
  const stopping = shop.web.stop();
  const response = await shop.get('/readyz');
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({ ready: false, stopping: true }),
  ]);
  await stopping;
});

test('a connection nobody closes does not hold up the stop', async () => {
  await using shop = await startTestWeb({ limits: { stopWithin: 100 } });
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /?endless=1 HTTP/1.1\r\nHost: shop\r\nCookie: jishi_token=abc\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  await shop.web.stop();
  await expect(shop.get('/')).rejects.toThrow();
});

test('small things of the host', async () => {
  await using shop = await startTestWeb();
  expect(await (await shop.get('/healthz')).json()).toEqual({ status: 'ok' });
  const icon = await shop.get('/favicon.ico');
  expect([icon.headers.get('content-type'), await icon.text()]).toEqual([
    'image/svg+xml',
    expect.stringContaining('<svg'),
  ]);
  expect(await (await shop.get('/robots.txt')).text()).toContain('Disallow: /api/');
  for (const path of ['/touch-icon.png', '/icon-512.png', '/social-card.png']) {
    expect((await shop.get(path)).headers.get('content-type')).toBe('image/png');
  }
  expect(await (await shop.get('/metrics')).text()).toMatch(/jishi_release_live 1\n/);
  const ready = await (await shop.get('/readyz')).json();
  expect(ready).toMatchObject({
    ready: true,
    maintenance: false,
    live: { serial: 1, parts: { shell: '1.0.0', 'mf-catalog': '1.0.0' }, workers: { hasWorker: true, lost: 0 } },
    refused: null,
    draining: [],
  });
});
