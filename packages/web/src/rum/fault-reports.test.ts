import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseRequestId } from '@jishi/release';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';
import { type CountedFault, createFaultReports, type ReportedFault } from './fault-reports.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const KEY = 'a key of sixteen letters';
const limits = { faultsEvery: 20, faultsKept: 3 };

const aFault: ReportedFault = {
  release: '43-candidate',
  kind: 'error',
  part: 'mf-catalog',
  version: '1.2.0',
  message: 'TypeError: x',
  frames: ['/remotes/mf-catalog/a1b2/home.js:1:20'],
  page: 'mf_catalog/home',
  device: 'phone',
  requestId: 'request-1',
};

function reports(send: (faults: readonly CountedFault[]) => Promise<boolean>) {
  const log = { info: vi.fn(), warn: vi.fn() };
  return { log, ...createFaultReports({ channel: 'live', send, log, limits }) };
}

test('alike faults are sent as one', async () => {
  const sent: CountedFault[] = [];
  const { told, stop } = reports(async (faults) => sent.push(...faults) > 0);
  told(aFault);
  told({ ...aFault, requestId: 'request-2', device: 'desktop' });
  told({ ...aFault, requestId: null, device: null, page: 'mf_catalog/list' });
  told({ ...aFault, release: 'previews/7' });
  await stop();
  const { release: _, page, device, requestId, ...kind } = aFault;
  const common = { ...kind, number: 1, pages: [page], devices: [device], requestIds: [requestId] };
  expect(sent).toEqual([
    {
      ...common,
      channel: 'live',
      release: 43,
      arm: 'candidate',
      number: 3,
      pages: ['mf_catalog/home', 'mf_catalog/list'],
      devices: ['phone', 'desktop'],
      requestIds: ['request-1', 'request-2'],
    },
    { ...common, channel: 'previews', release: 7, arm: 'live' },
  ]);
});

test('of a flood a few are kept, and all of what is known is counted', async () => {
  const sent: CountedFault[] = [];
  const { told, stop } = reports(async (faults) => sent.push(...faults) > 0);
  for (let at = 0; at < 1_000; at += 1) told({ ...aFault, message: `fault ${at % 100}`, requestId: `request-${at}` });
  await stop();
  expect(sent.map(({ number, requestIds }) => [number, requestIds.length])).toEqual(Array(3).fill([10, 10]));
});

test('what the api does not take waits, and that is said once', async () => {
  const sent: CountedFault[][] = [];
  let isAway = true;
  const { told, stop, log } = reports(async (faults) => {
    sent.push([...faults]);
    if (isAway) throw new Error('away');
    return true;
  });
  told(aFault);
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(2));
  told(aFault);
  isAway = false;
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1));
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(sent.at(-1)).toMatchObject([{ number: 2 }]);
  await stop();
});

test('what the api refuses is left out', async () => {
  const { told, stop, log } = reports(async () => false);
  told(aFault);
  await stop();
  expect(log.warn).toHaveBeenCalledTimes(1);
});

async function anApi() {
  const told: CountedFault[] = [];
  const take = async (request: IncomingMessage) => {
    const body = await text(request);
    if (request.url !== '/internal/faults' || request.headers['x-internal-key'] !== KEY) return 404;
    told.push(...(JSON.parse(body) as { faults: CountedFault[] }).faults);
    return 200;
  };
  const server = await fakeApi((request, response) => {
    void take(request).then((status) => response.writeHead(status).end('{}'));
  });
  return Object.assign(server, { told });
}

const start = (port: string): Promise<TestWeb> =>
  startTestWeb({ env: { SHOP_API_PORT: port, SHOP_INTERNAL_KEY: KEY }, limits: { faultsEvery: 20 } });

test('what a tab tells is handed to the api with the request whose page it was', async () => {
  await using api = await anApi();
  await using shop = await start(api.port);
  const page = await shop.get('/');
  await page.text();
  const requestId = page.headers.get('x-request-id') ?? '';
  expect(parseRequestId(requestId)?.release).toEqual({ channel: null, serial: 1, arm: 'live' });
  const token = /rum;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1];
  const { kind, message, frames } = aFault;
  const faults = [{ kind, path: '/product/detail/17', message, frames }];
  const body = JSON.stringify({ token, path: '/', device: 'phone', vitals: {}, faults, presses: [] });
  expect((await fetch(`${shop.origin}/-/rum`, { method: 'POST', body })).status).toBe(204);
  await vi.waitFor(() => expect(api.told).toHaveLength(1));
  expect(api.told[0]).toEqual({
    channel: 'live',
    release: 1,
    arm: 'live',
    kind,
    part: 'mf-catalog',
    version: '1.0.0',
    message,
    frames,
    number: 1,
    pages: ['mf_catalog/product-detail'],
    devices: ['phone'],
    requestIds: [requestId],
  });
});

test('so is a place that could not be drawn on the server', async () => {
  await using api = await anApi();
  await using shop = await start(api.port);
  const page = await shop.get('/product/detail/17?fault=2', { cookie: 'other=1' });
  await page.text();
  await vi.waitFor(() => expect(api.told).toHaveLength(1));
  expect(api.told[0]).toMatchObject({
    kind: 'render',
    part: 'mf-catalog',
    version: '1.0.0',
    message: 'no price for 13800000001',
    number: 2,
    pages: ['mf_catalog/product-detail'],
    devices: [],
    requestIds: [page.headers.get('x-request-id')],
  });
});
