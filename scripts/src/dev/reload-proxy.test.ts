import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from '../ports.ts';
import { createReloadProxy } from './reload-proxy.ts';

async function aProxyBefore(answers: Record<string, { type: string; body: string; policy?: string }>) {
  const web = createServer((incoming, answer) => {
    const { type, body, policy } = answers[incoming.url ?? ''] ?? { type: 'text/plain', body: 'nothing' };
    answer.writeHead(200, { 'content-type': type, ...(policy ? { 'content-security-policy': policy } : {}) }).end(body);
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const [port = 0] = await freePorts(1);
  const proxy = createReloadProxy((web.address() as AddressInfo).port);
  await proxy.listen(port);
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    proxy.close();
    web.closeAllConnections();
    await new Promise((resolve) => web.close(resolve));
  };
  return { proxy, origin, [Symbol.asyncDispose]: stop };
}

const html = { type: 'text/html; charset=utf-8', body: '<p>页</p>', policy: "script-src 'self' 'nonce-abc'" };
const script = { type: 'text/javascript', body: 'run();' };

test('a page gets the script under its own nonce, everything else passes as it is', async () => {
  await using t = await aProxyBefore({ '/': html, '/a.js': script });
  const page = await (await fetch(t.origin, { headers: { accept: 'text/html' } })).text();
  expect(page).toMatch(/^<p>页<\/p><script nonce="abc">.*EventSource.*"\/__dev\/events"\)<\/script>$/s);
  expect(await (await fetch(`${t.origin}/a.js`)).text()).toBe('run();');
});

test('open pages hear of a new release and of a failed build', async () => {
  await using t = await aProxyBefore({});
  const events = await fetch(`${t.origin}/__dev/events`);
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  t.proxy.showFailure('no "x"');
  expect((await reader.read()).value).toBe('event: failure\ndata: "no \\"x\\""\n\n');
  t.proxy.reload();
  expect((await reader.read()).value).toContain('event: reload');
  await reader.cancel();
});

test('while web starts again a page waits', async () => {
  const [port = 0, nobody = 0] = await freePorts(2);
  const proxy = createReloadProxy(nobody);
  await proxy.listen(port);
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect([response.status, response.headers.get('refresh')]).toEqual([503, '1']);
  proxy.close();
});
