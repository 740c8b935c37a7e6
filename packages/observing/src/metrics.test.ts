import { expect, it } from 'vitest';
import { createRequestDurations, mayReadMetrics, Registry } from './metrics.ts';

it('counts answers by route and class of status', async () => {
  const registry = new Registry();
  const observe = createRequestDurations(registry);
  observe({ method: 'GET', route: '/good/:id', status: 200, seconds: 0.03 });
  observe({ method: 'GET', route: '/good/:id', status: 204, seconds: 0.2 });
  observe({ method: 'GET', route: undefined, status: 404, seconds: 0.001 });
  const text = await registry.metrics();
  expect(text).toContain('duration_seconds_count{method="GET",route="/good/:id",status="2xx"} 2');
  expect(text).toContain('duration_seconds_bucket{le="0.05",method="GET",route="/good/:id",status="2xx"} 1');
  expect(text).toContain('duration_seconds_count{method="GET",route="none",status="4xx"} 1');
});

it('shows numbers to the key, and in demo mode to this computer', () => {
  const request = (headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
    ({ headers, socket: { remoteAddress } }) as unknown as Parameters<typeof mayReadMetrics>[0];
  const key = 'a-key-of-some-length';
  const bearer = { authorization: `Bearer ${key}` };
  const may = (given: Parameters<typeof mayReadMetrics>[0], isDemo = false, known: string | null = key) =>
    mayReadMetrics(given, { key: known, isDemo });
  expect(may(request(bearer))).toBe(true);
  expect(may(request({ authorization: 'Bearer another' }))).toBe(false);
  expect(may(request({ authorization: 'Bearer null' }), true, null)).toBe(false);
  expect(may(request({}, '127.0.0.1'))).toBe(false);
  expect(may(request({}, '127.0.0.1'), true)).toBe(true);
  expect(may(request({}, '::ffff:127.0.0.1'), true)).toBe(true);
  expect(may(request({ 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'), true)).toBe(false);
  expect(may(request({}), true)).toBe(false);
});
