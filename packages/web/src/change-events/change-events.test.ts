import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../testing/fake-api.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const KEY = 'a-key-between-the-two';

type ChangeApi = FakeApi & { price: number; calls: number; streams: Set<ServerResponse>; tell(text: string): void };

/** An api with one good, whose price pages show, and a stream of change events. */
async function changeApi(): Promise<ChangeApi> {
  const streams = new Set<ServerResponse>();
  const state = { price: 1, calls: 0, streams };
  const api = await fakeApi((request, response) => {
    if (request.headers['x-internal-key'] !== KEY) return void response.writeHead(403).end();
    if (request.url === '/internal/change-events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: connected\ndata: \n\n');
      streams.add(response);
      return void response.once('close', () => streams.delete(response));
    }
    state.calls += 1;
    response.writeHead(200, { 'Cache-Tag': 'goods good:5' }).end(`price ${state.price} end`);
  });
  const tell = (text: string): void => {
    for (const stream of streams) stream.write(text);
  };
  return Object.assign(state, api, { tell });
}

const priceOn = async (shop: TestWeb, path = '/?fetch=good'): Promise<string | undefined> =>
  /price (\d+) end/.exec(await (await shop.get(path)).text())?.[1];
const isConnected = async (shop: TestWeb, api: ChangeApi, count = 1): Promise<void> => {
  await shop.until('web receives change events', () => api.streams.size === count);
  await vi.waitFor(async () =>
    expect(await (await shop.get('/metrics')).text()).toContain(`jishi_change_events_connected ${count}`),
  );
};
const openShop = (api: ChangeApi, limits = {}) =>
  startTestWeb({
    env: { SHOP_API_PORT: api.port, SHOP_INTERNAL_KEY: KEY },
    limits: { changeEventsRepeatAfter: 40, changeEventsRetryAfter: 20, ...limits },
  });

test('a page for every visitor shows a new price at the change event of it, and other pages are left alone', async () => {
  await using api = await changeApi();
  await using shop = await openShop(api);
  await isConnected(shop, api);
  expect(await priceOn(shop)).toBe('1');
  api.price = 2;
  api.tell('data: good:6\n\n');
  api.tell(': here\n\n');
  expect(await priceOn(shop)).toBe('1');
  api.tell('data: good:5\n\n');
  await vi.waitFor(async () => expect(await priceOn(shop)).toBe('2'), { timeout: 3_000, interval: 5 });
  const { calls } = api;
  for (let read = 0; read < 20; read += 1) await priceOn(shop);
  expect(api.calls - calls).toBeLessThanOrEqual(1);
});

test('a page that was made from an answer another api had not renewed yet is made once more', async () => {
  await using api = await changeApi();
  await using shop = await openShop(api, { pageRenewEvery: 60 });
  await isConnected(shop, api);
  await priceOn(shop);
  api.tell('data: good:5\n\n');
  await vi.waitFor(async () => {
    await priceOn(shop);
    expect(api.calls).toBe(2);
  });
  api.price = 2;
  await vi.waitFor(async () => expect(await priceOn(shop)).toBe('2'), { timeout: 3_000, interval: 5 });
});

test('while change events are away pages are fresh for a moment only; once they are back none from before counts', async () => {
  await using api = await changeApi();
  await using shop = await openShop(api, { pageFreshWithoutChangeEvents: 30 });
  await isConnected(shop, api);
  expect(await priceOn(shop)).toBe('1');
  api.tell('event: lost\ndata: \n\n');
  api.price = 2;
  await vi.waitFor(async () => expect(await priceOn(shop)).toBe('2'), { timeout: 3_000, interval: 5 });
  api.price = 3;
  for (const stream of api.streams) stream.destroy();
  await isConnected(shop, api);
  await vi.waitFor(async () => expect(await priceOn(shop)).toBe('3'), { timeout: 3_000, interval: 5 });
});

test('without a key there are no change events, and a page is as old as its limits say', async () => {
  await using api = await changeApi();
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  expect(await (await shop.get('/metrics')).text()).toContain('jishi_change_events_connected 0');
  expect(shop.log.map(({ msg }) => msg)).not.toContain('change events of the api do not arrive');
});
