import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { startTestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const headersOf = ({ headers }: Response) => [
  headers.get('x-content-type-options'),
  headers.get('content-security-policy'),
];

test('every answer is not guessed at, loads nothing by itself and stands in no frame', async () => {
  await using api = await fakeApi((_, response) => response.end('{}'));
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  const file = '/remotes/shell/1.0.0/files.json';
  const paths = [file, '/remotes/shell/9.9.9/no.js', '/favicon.svg', '/robots.txt', '/healthz', '/readyz', '/release'];
  for (const path of [...paths, '/api/v1/app/good', '/media/picture.webp', '/%E0%A4%A']) {
    const headers = headersOf(await shop.get(path));
    expect(headers, path).toEqual(['nosniff', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"]);
  }
  expect(headersOf(await fetch(shop.origin, { method: 'POST' }))[1]).toContain("default-src 'none'");
});

test('a page, and what the api lets browsers show, have a policy of their own', async () => {
  const own = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";
  await using api = await fakeApi((_, response) => response.setHeader('content-security-policy', own).end('cashier'));
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  expect(headersOf(await shop.get('/'))).toEqual(['nosniff', expect.stringMatching(/nonce-.*frame-ancestors 'none'/)]);
  expect(headersOf(await shop.get('/api/v1/app/cashier'))).toEqual(['nosniff', own]);
});

test.each(['/', '/api/v1/app/good', '/media/picture.webp'])(
  'TRACE of %s is refused, and tells nothing back',
  async (path) => {
    await using api = await fakeApi((_, response) => response.end('the api was asked'));
    await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
    const [status, body] = await new Promise<[number, string]>((resolve, reject) => {
      const call = request(shop.origin + path, { method: 'TRACE', headers: { cookie: 'a=secret' } }, async (answer) =>
        resolve([answer.statusCode ?? 0, (await answer.toArray()).join('')]),
      );
      call.on('error', reject).end();
    });
    expect([status, body]).toEqual([405, 'Method not allowed\n']);
  },
);
