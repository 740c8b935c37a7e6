import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import { flashSaleKeys } from './keys.ts';
import { SaleHub } from './live-hub.ts';
import type { Tab } from './live-tab.ts';
import type { FlashSale, FlashSalePage } from './model.ts';

type Stream = { ids: string[]; isOpen: boolean; tell(event: object): void; end(error?: ApiError): void };

let streams: Stream[];
let refusal: ApiError | null;
let queries: QueryClient;
let tab: Tab & { isHidden: boolean; turn(isHidden: boolean): void };
let hub: SaleHub;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  streams = [];
  refusal = null;
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const listeners = new Set<() => void>();
  tab = {
    isHidden: false,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    turn(isHidden) {
      tab.isHidden = isHidden;
      for (const listener of listeners) listener();
    },
  };
  hub = new SaleHub({ follow } as unknown as ApiClient, queries, tab);
});
afterEach(() => {
  queries.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const follow: ApiClient['follow'] = (_path, parse, onEvent, options) => {
  if (refusal) return Promise.reject(refusal);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stream: Stream = {
    ids: String(options?.params?.['ids']).split(','),
    isOpen: true,
    tell: (event) => onEvent(parse(event)),
    end(error) {
      stream.isOpen = false;
      if (error) reject(error);
      else resolve();
    },
  };
  options?.signal?.addEventListener('abort', () => stream.end(new ApiError({ code: 'aborted', message: 'left' })));
  streams.push(stream);
  return promise;
};

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const open = () => streams.filter(({ isOpen }) => isOpen);
const idsOf = () => open().map(({ ids }) => ids);

const times = { time: '2026-11-20 22:00:00', end_time: '2026-11-21 00:00:00' };
const event = (id: number, left: number, more: object = {}) => ({
  id,
  good_id: id * 10,
  state: 1,
  progress: 100 - left,
  left,
  ...times,
  seckill_sku: [{ id: id * 100, residue_limit: left }],
  server_time: '2026-11-20 23:00:05',
  ...more,
});
const pageOf = (ids: number[], left: number, serverTime = '2026-11-20 23:00:00') =>
  ({
    serverTime,
    items: ids.map((id) => ({
      id: String(id),
      state: 'running',
      startsAt: times.time,
      endsAt: times.end_time,
      progress: 100 - left,
      left,
    })),
  }) as unknown as FlashSalePage;
const lefts = () => queries.getQueryData<FlashSalePage>(flashSaleKeys.running(5))?.items.map(({ left }) => left);

/** A place on the screen that shows sales; `asked` counts its questions. */
function show(ids: number[], left: number) {
  const place = { asked: 0, left };
  const queryFn = async () => {
    place.asked += 1;
    return pageOf(ids, place.left);
  };
  const observer = new QueryObserver(queries, { queryKey: flashSaleKeys.running(5), queryFn, staleTime: 600_000 });
  observer.subscribe(() => undefined);
  return place;
}

it('opens one stream for all places of a page, and writes what it tells where they read it', async () => {
  show([1, 2], 90);
  queries.setQueryData(flashSaleKeys.ofProduct('10'), {
    ...pageOf([1], 90).items[0],
    serverTime: '2026-11-20 23:00:00',
    variants: [{ id: '100', left: 90, held: 0 }],
  } as unknown as FlashSale);
  hub.watch(['1', '2']);
  hub.watch(['1']);
  await wait(200);
  expect(idsOf()).toEqual([['1', '2']]);
  open()[0]?.tell(event(1, 40));
  expect(lefts()).toEqual([40, 90]);
  expect(queries.getQueryData<FlashSale>(flashSaleKeys.ofProduct('10'))?.variants).toEqual([
    { id: '100', left: 40, held: 0 },
  ]);
});

it('opens another one for what comes later, and none for what goes', async () => {
  const stop = hub.watch(['1']);
  await wait(200);
  const stopOther = hub.watch(['2', '1']);
  await wait(200);
  expect(idsOf()).toEqual([['1', '2']]);
  stopOther();
  await wait(200);
  hub.watch(['1'])();
  await wait(200);
  expect(streams).toHaveLength(2);
  stop();
  await wait(200);
  expect([idsOf(), vi.getTimerCount()]).toEqual([[], 0]);
});

it('rests when the tab has been hidden for a while, and tells anew when somebody is back', async () => {
  hub.watch(['1']);
  await wait(200);
  open()[0]?.tell(event(1, 90));
  tab.turn(true);
  await wait(5_000);
  expect(open()).toHaveLength(1);
  tab.turn(false);
  await wait(30_000);
  expect(streams).toHaveLength(1);
  tab.turn(true);
  await wait(10_000);
  expect(open()).toEqual([]);
  await wait(600_000);
  expect(streams).toHaveLength(1);
  tab.turn(false);
  await wait(200);
  expect(idsOf()).toEqual([['1']]);
});

it('opens nothing in a tab nobody has seen yet', async () => {
  tab.isHidden = true;
  hub.watch(['1']);
  await wait(60_000);
  expect(streams).toEqual([]);
  tab.turn(false);
  await wait(200);
  expect(streams).toHaveLength(1);
});

it('asks for the answers while there is no stream, and tries for one ever more seldom', async () => {
  refusal = new ApiError({ code: 'unavailable', message: 'full' });
  const place = show([1], 90);
  await wait(0);
  hub.watch(['1']);
  await wait(200);
  place.left = 30;
  await wait(4_000);
  expect([place.asked, lefts()]).toEqual([2, [30]]);
  refusal = null;
  for (let second = 0; second < 30 && open().length === 0; second += 1) await wait(1_000);
  open()[0]?.tell(event(1, 20));
  const { asked } = place;
  await wait(60_000);
  expect([place.asked, lefts()]).toEqual([asked, [20]]);
});

it('follows on at once when a stream has come to its end', async () => {
  hub.watch(['1']);
  await wait(200);
  open()[0]?.tell(event(1, 90));
  await wait(600_000);
  open()[0]?.end();
  await wait(0);
  expect([streams.length, open().length]).toEqual([2, 1]);
});

it('keeps what the stream said when an answer was kept from before, not when it is newer', async () => {
  const place = show([1], 90);
  await wait(0);
  hub.watch(['1']);
  await wait(200);
  open()[0]?.tell(event(1, 40));
  place.left = 50;
  await queries.refetchQueries({ queryKey: flashSaleKeys.all });
  expect(lefts()).toEqual([40]);
  queries.setQueryData(flashSaleKeys.running(5), pageOf([1], 35, '2026-11-20 23:00:09'));
  open()[0]?.tell(event(1, 40));
  expect(lefts()).toEqual([35]);
});

it('asks for lists once when sales are taken back together, and hears nothing more of what is over', async () => {
  const place = show([1, 2], 90);
  await wait(0);
  hub.watch(['1', '2']);
  await wait(200);
  const [stream] = open();
  for (const id of [1, 2]) stream?.tell(event(id, 0, { state: 2 }));
  expect(queries.getQueryData<FlashSalePage>(flashSaleKeys.running(5))?.items.map(({ state }) => state)).toEqual([
    'over',
    'over',
  ]);
  stream?.end();
  await wait(2_000);
  expect(place.asked).toBe(2);
  await wait(600_000);
  expect([streams.length, place.asked]).toEqual([1, 2]);
});

it('asks for nothing when a sale begins or ends at its time, as places turn by the clock', async () => {
  const place = show([1], 90);
  await wait(0);
  hub.watch(['1']);
  await wait(200);
  open()[0]?.tell(event(1, 40, { state: 2, server_time: '2026-11-21 00:00:00' }));
  await wait(3_000);
  expect(place.asked).toBe(1);
});

it('follows so many at most', async () => {
  hub.watch(Array.from({ length: 80 }, (_, id) => String(id)));
  await wait(200);
  expect(open()[0]?.ids).toHaveLength(60);
});
