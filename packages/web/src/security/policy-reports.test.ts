import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';
import { createRateLimit } from './rate-limit.ts';
import { readReports } from './read-reports.ts';

const PAGE = 'https://shop.example/user/indent/detail?id=17&token=secret#part';

const oldReport = (blocked = 'https://evil.example/steal?cookie=abc') => ({
  'csp-report': { 'document-uri': PAGE, 'blocked-uri': blocked, 'violated-directive': "script-src 'self' 'nonce-x'" },
});
const newReport = (blockedURL: string, documentURL = PAGE) => ({
  type: 'csp-violation',
  age: 3,
  url: documentURL,
  user_agent: 'Somebody’s browser',
  body: { documentURL, blockedURL, effectiveDirective: 'script-src-elem', sample: 'a secret of the page' },
});

const send = (shop: TestWeb, body: unknown, type = 'application/reports+json') =>
  fetch(`${shop.origin}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const told = (shop: TestWeb) =>
  readFileSync(join(shop.fixture.dataFolder, 'logs', 'security.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const metricsOf = async (shop: TestWeb) => (await shop.get('/metrics')).text();

test('reports of both kinds are written down without query, ids and samples, and counted', async () => {
  await using shop = await startTestWeb();
  expect((await send(shop, oldReport(), 'application/csp-report')).status).toBe(204);
  expect((await send(shop, [newReport('inline'), newReport('inline')])).status).toBe(204);
  expect(told(shop)).toMatchObject([
    {
      log: 'security',
      process: 'web',
      event: 'page.policy-violated',
      directive: 'script-src',
      blocked: 'https://evil.example',
      page: '/user/indent/detail',
      network: '127.0.0.1',
    },
    { directive: 'script-src-elem', blocked: 'inline', page: '/user/indent/detail', times: 1 },
  ]);
  const text = readFileSync(join(shop.fixture.dataFolder, 'logs', 'security.log'), 'utf8');
  for (const secret of ['cookie=abc', 'token', 'id=17', 'a secret of the page', 'browser'])
    expect(text).not.toContain(secret);
  expect(await metricsOf(shop)).toContain('jishi_csp_reports_total{outcome="logged"} 3');
});

test.each([
  ['no JSON', 'no json', 400],
  ['nothing', '', 400],
  ['something else', { hello: 'world' }, 400],
  ['a report of the wrong shape', { 'csp-report': { 'document-uri': 5 } }, 400],
  ['an empty batch', [], 400],
  ['a report about something else', [{ type: 'deprecation', body: {} }], 204],
  ['an extension', [newReport('chrome-extension://abc/x.js')], 204],
  ['too much', 'x'.repeat(17 * 1024), 413],
])('%s is not written down', async (_, body, status) => {
  await using shop = await startTestWeb();
  expect((await send(shop, body)).status).toBe(status);
  expect(() => told(shop)).toThrow('ENOENT');
});

test('a network that reports too much is refused, and told of once', async () => {
  await using shop = await startTestWeb();
  const statuses: number[] = [];
  for (let time = 0; time < 35; time++) statuses.push((await send(shop, oldReport('eval'))).status);
  expect(statuses).toEqual([...Array<number>(30).fill(204), ...Array<number>(5).fill(429)]);
  expect(told(shop)).toMatchObject([
    { event: 'page.policy-violated', times: 1 },
    { event: 'refused.limit', route: '/csp-reports', times: 1 },
  ]);
  expect(await metricsOf(shop)).toContain('jishi_csp_reports_total{outcome="limited"} 5');
});

test('pages name where reports go', async () => {
  await using shop = await startTestWeb({ env: { SHOP_TRUST_PROXY: 'loopback' } });
  const plain = (await shop.get('/')).headers;
  expect(plain.get('content-security-policy')).toMatch(/; report-uri \/csp-reports$/);
  expect(plain.get('reporting-endpoints')).toBeNull();
  const secure = (await shop.get('/', { 'x-forwarded-proto': 'https' })).headers;
  expect(secure.get('content-security-policy')).toMatch(/; report-uri \/csp-reports; report-to csp$/);
  expect(secure.get('reporting-endpoints')).toBe('csp="/csp-reports"');
});

test.each([
  ['https://shop.example/product/detail/12345', '/product/detail/:'],
  ['https://shop.example/en/pass/13800000001?x=1', '/en/pass/:'],
  ['https://shop.example/', '/'],
  [`https://shop.example/${'a/'.repeat(50)}`, '/a/a/a/a/a/a'],
])('of the page %s stays %s', (address, page) => {
  expect(readReports([newReport('eval', address)])).toMatchObject([{ page }]);
});

test('networks are counted by the minute, and only so many', () => {
  let now = 0;
  const mayCall = createRateLimit(2, () => now);
  expect([mayCall('a'), mayCall('a'), mayCall('a'), mayCall('b')]).toEqual([true, true, false, true]);
  now = 60_000;
  expect(mayCall('a')).toBe(true);
  for (let network = 0; network < 9_999; network++) mayCall(`n${network}`);
  expect([mayCall('one more'), mayCall('a')]).toEqual([false, true]);
});
