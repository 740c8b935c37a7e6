import { beforeEach, expect, it } from 'vitest';
import type { ChangeListener } from '../change-events/change-events.ts';
import type { Tag } from '../change-events/tags.ts';
import type { CacheEntry } from './cache-entry.ts';
import { RevalidatingCache } from './revalidating-cache.ts';

let time = 0;
let price = 100;
let reads = 0;
let listeners: ChangeListener[] = [];
const changeEvents = {
  isConnected: true,
  on: (_topic: string, listener: ChangeListener) => {
    listeners.push(listener);
    return () => {};
  },
  onResync: () => () => {},
};
const tell = (tag: Tag) => {
  for (const listener of new Set(listeners)) listener({ tag: tag, id: null });
};

beforeEach(() => {
  [time, price, reads, listeners] = [0, 100, 0, []];
  changeEvents.isConnected = true;
});

const valuesOf = <Value>(limit = 1_000_000) =>
  new RevalidatingCache<Value>({ now: () => time, changeEvents, limit, maxAgeWhileDisconnected: 0 });

/** A card, and a list put together from it. */
function cardAndList() {
  const cards = valuesOf<number>();
  const lists = valuesOf<string>();
  const card = () =>
    cards.get('5', { maxAge: 60 }, async () => {
      reads += 1;
      return { value: price, bytes: 8, tags: ['good:5'] };
    });
  const list = () =>
    lists.get('list', { maxAge: 60 }, async () => {
      const part: CacheEntry<number> = await card();
      return { value: `costs ${part.value}`, bytes: 20, tags: ['good:5'], parts: [part] };
    });
  return { card, list };
}

it('what is put together shows nothing older than a third of a second under a stream of change events, parts included', async () => {
  const { card, list } = cardAndList();
  const changedAt = new Map([[100, 0]]);
  let shownUntil = 0;
  for (time = 0; time < 5_000; time += 10) {
    if (time % 70 === 0) {
      price += 1;
      changedAt.set(price, time);
      tell('good:5');
    }
    // The card is asked for by other lists too, at other times.
    if (time % 130 === 0) await card();
    const shown = Number((await list()).value.split(' ')[1]);
    const next = changedAt.get(shown + 1);
    if (next !== undefined) shownUntil = Math.max(shownUntil, time - next);
  }
  expect(shownUntil).toBeLessThanOrEqual(300);
  expect(reads).toBeLessThan(20);
});

it('the last of many change events is shown without another one', async () => {
  const { card, list } = cardAndList();
  await list();
  for (const at of [10, 20, 30]) {
    time = at;
    price += 1;
    tell('good:5');
    await card();
    await list();
  }
  time = 400;
  expect((await list()).value).toBe('costs 103');
});

it('a part that others keep up to date costs the whole no reading', async () => {
  const { list } = cardAndList();
  await list();
  const before = reads;
  for (time = 0; time < 50_000; time += 1_000) await list();
  expect(reads).toBe(before);
});

it('parts are read anew while no change events arrive', async () => {
  const { card } = cardAndList();
  await card();
  changeEvents.isConnected = false;
  time = 1;
  price = 200;
  expect((await card()).value).toBe(200);
});

it('keeps only so many bytes, the newest', async () => {
  const values = valuesOf<number>(25);
  for (const key of [1, 2, 3]) {
    await values.get(String(key), { maxAge: 60 }, async () => ({ value: key, bytes: 10, tags: [] }));
  }
  expect([values.bytes, values.peek('1'), values.peek('2'), values.peek('3')]).toEqual([20, undefined, 2, 3]);
});

/** A value of five seconds, whose making does what the test says. */
function failing() {
  const state = { make: async () => price };
  const errors: unknown[] = [];
  const isOutage = (error: unknown) => error === 'away';
  const onError = (error: unknown) => errors.push(error);
  const values = new RevalidatingCache<number>({
    now: () => time,
    changeEvents,
    limit: 1_000,
    maxAgeWhileDisconnected: 0,
    isOutage,
    onError,
  });
  const make = async () => ({ value: await state.make(), bytes: 8, tags: ['good:5'] as const });
  const find = () => values.get('5', { maxAge: 5 }, make).then(({ value }) => value);
  return { state, errors, find };
}

it('in an outage a kept value is given for five minutes, also an invalidated one, and nobody is told of it', async () => {
  const { state, errors, find } = failing();
  await find();
  state.make = async () => Promise.reject('away');
  time = 200_000;
  expect(await find()).toBe(100);
  tell('good:5');
  expect(await find()).toBe(100);
  time = 301_000;
  await expect(find()).rejects.toBe('away');
  expect(errors).toEqual([]);
});

it('after a fault it is given only while it is usable', async () => {
  const { state, errors, find } = failing();
  await find();
  state.make = async () => Promise.reject('a fault');
  tell('good:5');
  expect(await find()).toBe(100);
  time = 6_000;
  await expect(find()).rejects.toBe('a fault');
  expect(errors).toEqual(['a fault']);
});

it('it is given when the database hangs, unless a change event invalidated it', async () => {
  const { state, find } = failing();
  await find();
  const response = Promise.withResolvers<number>();
  state.make = () => response.promise;
  changeEvents.isConnected = false;
  time = 2_000;
  expect(await find()).toBe(100);
  tell('good:5');
  const waiting = find();
  response.resolve(300);
  expect(await waiting).toBe(300);
});

it('nothing is used from the moment on at which it shows something old, nor what was put together from it', async () => {
  const prices = valuesOf<number>();
  const lists = valuesOf<string>();
  const find = () =>
    lists.get('list', { maxAge: 60, staleWhileRevalidate: 60 }, async () => {
      const part = await prices.get('now', { maxAge: 60, staleWhileRevalidate: 60 }, async () => ({
        value: time < 1_000 ? 10 : 6,
        bytes: 8,
        tags: ['flash-sales'],
        expiresAt: time < 1_000 ? 1_000 : undefined,
      }));
      return { value: `costs ${part.value}`, bytes: 20, tags: ['good:5'], parts: [part] };
    });
  const shown = async (at: number) => {
    time = at;
    return (await find()).value;
  };
  expect(await shown(0)).toBe('costs 10');
  expect(await shown(999)).toBe('costs 10');
  expect(await shown(1_000)).toBe('costs 6');
  expect(await shown(50_000)).toBe('costs 6');
});
