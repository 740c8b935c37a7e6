import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { childOf } from './span-ids.ts';
import { startTestCollector } from './testing.ts';
import { recordCall, traceCalls } from './trace-calls.ts';
import { traceRequests } from './trace-requests.ts';
import { startTracing, type Tracing, traced, traceparent } from './tracing.ts';
import { watchFetch } from './watch-fetch.ts';

let tracing: Tracing | null = null;
afterEach(async () => {
  await tracing?.stop();
  tracing = null;
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
});

const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

it('is off when no collector is named', async () => {
  expect(await startTracing('test', {})).toBeNull();
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
  expect(await startTracing('test', { ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull();
  expect(await startTracing('test', { ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeNull();
  expect(traced('work', {}, () => traceparent())).toBeNull();
});

it('names a sampler it does not know', async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER: 'sometimes' };
  await expect(startTracing('test', env)).rejects.toThrow('OTEL_TRACES_SAMPLER is sometimes');
});

it('sends one trace of a request, its work and its calls', async () => {
  await using collector = await startTestCollector();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
  tracing = await startTracing('shop-test', { ...process.env, OTEL_RESOURCE_ATTRIBUTES: 'deployment=test' });
  const heard: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers['traceparent'] as string | undefined);
    response.writeHead(200, { 'Cache-Tag': 'goods good:5' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tags: (string | null)[] = [];
  const stopWatching = watchFetch(origin, () => ({ onAnswer: (_status, header) => tags.push(header('cache-tag')) }));
  const stopTracing = traceCalls(origin);

  const requests = traceRequests({ mayJoin: true });
  const request = {
    method: 'GET',
    url: '/list?page=2',
    headers: { traceparent: parent },
    routeOptions: { url: '/list' },
  };
  const reply = { statusCode: 200, getHeader: () => 'request-1' };
  await new Promise<void>((resolve) => {
    requests.begin(request, reply, async () => {
      await traced('read', { attributes: { rows: 3 } }, async () => (await fetch(`${origin}/good`)).text());
      await expect(traced('fail', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      requests.end(request, reply, resolve);
    });
  });
  await fetch(`${origin}/outside`).then((answer) => answer.text());
  stopWatching();
  stopTracing();
  server.close();
  await tracing?.flush();

  const byName = Object.fromEntries(collector.spans.map((span) => [span.name, span]));
  expect(Object.keys(byName).sort()).toEqual(['GET /good', 'GET /list', 'fail', 'read']);
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]));
  expect(byName['GET /list']?.parentSpanId).toBe('b'.repeat(16));
  expect(byName['read']?.parentSpanId).toBe(byName['GET /list']?.spanId);
  expect(byName['GET /good']?.parentSpanId).toBe(byName['read']?.spanId);
  expect(byName['GET /good']?.attributes['http.response.status_code']).toBe(200);
  expect(heard).toEqual([`00-${'a'.repeat(32)}-${byName['GET /good']?.spanId}-01`, undefined]);
  expect(tags).toEqual(['goods good:5', 'goods good:5']);
  expect(byName['read']?.service).toBe('shop-test');
});

it('records a call of another thread under the id the other side was told', async () => {
  await using collector = await startTestCollector();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
  tracing = await startTracing('shop-test');
  const { spanId, traceparent: told } = childOf(parent);
  expect(told).toBe(`00-${'a'.repeat(32)}-${spanId}-01`);
  const times = { startedAt: Date.now() - 20, endedAt: Date.now() };
  recordCall({ call: { method: 'GET', path: '/good' }, origin: 'http://api', parent, spanId, ...times, status: 200 });
  await tracing?.flush();
  expect(collector.spans).toMatchObject([
    { name: 'GET /good', traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), spanId },
  ]);
});
