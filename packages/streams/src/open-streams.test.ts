import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Subscription } from './messages.ts';
import { OpenStreams } from './open-streams.ts';
import { aState, watchedWorld } from './testing.ts';
import { Watch } from './watch.ts';

let world: ReturnType<typeof watchedWorld>;
let watch: Watch;
let streams: OpenStreams;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  world = watchedWorld();
  watch = new Watch(world);
  streams = new OpenStreams(watch);
});
afterEach(() => {
  streams.close();
  watch.close();
  vi.useRealTimers();
});

const mine: Subscription = { subject: 'order:1', owner: '7', most: 8, first: aState(0) };

function open(more: Partial<Subscription> = {}) {
  const reader = new PassThrough({ highWaterMark: 1 });
  if (!streams.open({ ...mine, ...more }, () => reader)) throw new Error('no stream');
  return reader;
}

/** Reads as a quick reader does. @returns what came */
function readAll(stream: ReturnType<typeof open>): string[] {
  const chunks: string[] = [];
  stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return chunks;
}

const received = (chunks: string[]) =>
  [...chunks.join('').matchAll(/"state":(\d+)/g)].map(([, state]) => Number(state));

it('sends the first state, every change once, and ends with the last', async () => {
  world.states.set('order:1', aState(0));
  const chunks = readAll(open());
  await settle();
  expect(chunks).toEqual(['retry: 3000\n\n', 'event: state\ndata: {"state":0}\n\n']);
  for (const state of [aState(1), aState(1), aState(9, { isLast: true }), aState(9, { isLast: true })]) {
    world.states.set('order:1', state);
    world.emit('order:1');
    world.emit('order:1');
    await settle();
  }
  expect(received(chunks)).toEqual([0, 1, 9]);
  expect(streams.size).toBe(0);
});

it('asks nothing for one that is over at once', async () => {
  const chunks = readAll(open({ first: aState(9, { isLast: true }) }));
  await settle();
  expect([received(chunks), world.asked, streams.size]).toEqual([[9], [], 0]);
});

it('sends a slow reader the newest state only', async () => {
  world.states.set('order:1', aState(0));
  const stream = open();
  await settle();
  for (const state of [1, 2, 3, 4]) {
    world.states.set('order:1', aState(state));
    world.emit('order:1');
    await settle();
  }
  const chunks = readAll(stream);
  await settle();
  expect(received(chunks)).toEqual([4]);
});

it('is never silent for longer than fifteen seconds, with one timer for all, and over after ten minutes', async () => {
  const silences: number[] = [];
  for (let reader = 0; reader < 200; reader += 1) {
    let last = performance.now();
    open({ subject: `notices:${reader}`, owner: String(reader) }).on('data', () => {
      silences.push(performance.now() - last);
      last = performance.now();
    });
    await vi.advanceTimersByTimeAsync(77);
  }
  expect(vi.getTimerCount()).toBe(2); // heartbeats, and the tick of the watch
  await vi.advanceTimersByTimeAsync(120_000);
  expect(Math.max(...silences)).toBeLessThanOrEqual(15_000);
  expect(silences.length).toBeGreaterThan(200 * 8);
  expect(streams.size).toBe(200);
  await vi.advanceTimersByTimeAsync(495_000);
  expect(streams.size).toBe(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('spreads heartbeats: those of many streams do not come at once', async () => {
  const beats = new Map<number, number>();
  const count = () => beats.set(performance.now(), (beats.get(performance.now()) ?? 0) + 1);
  for (let reader = 0; reader < 600; reader += 1) {
    open({ subject: `notices:${reader}`, owner: String(reader) }).on('data', count);
  }
  await settle();
  beats.clear();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(Math.max(...beats.values())).toBeLessThanOrEqual(20);
});

it('lets go who takes nothing, though the ten minutes are not over', async () => {
  const stream = open();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(stream.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(17_000);
  expect([stream.destroyed, streams.size]).toEqual([true, 0]);
});

it('lets an owner have so many, who gets a place back when one has left', async () => {
  const eight = Array.from({ length: 8 }, () => open());
  const readerOf = vi.fn(() => new PassThrough());
  expect([streams.open({ ...mine, subject: 'order:2' }, readerOf), readerOf.mock.calls]).toEqual([false, []]);
  // Other topics, and other owners, are counted apart.
  open({ subject: 'notices:7' });
  open({ owner: '8' });
  eight[0]?.destroy();
  await settle();
  open();
  expect(streams.size).toBe(10);
});

it('follows nothing any more once its reader has left', async () => {
  const stream = open();
  await settle();
  stream.destroy();
  await settle();
  world.asked.length = 0;
  world.emit('order:1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.asked).toEqual([]);
});

it('ends all when it is closed, and those that come later', async () => {
  const chunks = readAll(open());
  await settle();
  const ended = vi.fn();
  streams.close();
  open().on('end', ended).resume();
  await settle();
  expect([received(chunks), ended.mock.calls.length, streams.size]).toEqual([[0], 1, 0]);
});

it('sends several things in one stream, each by itself, and ends with the last of them', async () => {
  const sales = [1, 2].map((id) => ({ subject: `sale:${id}`, first: aState(id * 100) }));
  for (const { subject, first } of sales) world.states.set(subject, first);
  const [first, ...others] = sales;
  const chunks = readAll(open({ ...first, others }));
  await settle();
  expect(received(chunks)).toEqual([100, 200]);
  const next = async (subject: string, state: ReturnType<typeof aState>) => {
    world.states.set(subject, state);
    world.emit(subject);
    await settle();
  };
  await next('sale:2', aState(199));
  await next('sale:1', aState(0, { isLast: true }));
  await next('sale:2', aState(198));
  expect([received(chunks), streams.size]).toEqual([[100, 200, 199, 0, 198], 1]);
  await next('sale:2', aState(1, { isLast: true }));
  expect([received(chunks).at(-1), streams.size]).toEqual([1, 0]);
});

it('sends a slow reader the newest of each', async () => {
  for (const id of [1, 2]) world.states.set(`sale:${id}`, aState(0));
  const stream = open({ subject: 'sale:1', others: [{ subject: 'sale:2', first: aState(0) }] });
  await settle();
  for (const state of [1, 2, 3]) {
    for (const id of [1, 2]) {
      world.states.set(`sale:${id}`, aState(id * 10 + state));
      world.emit(`sale:${id}`);
    }
    await settle();
  }
  const chunks = readAll(stream);
  await settle();
  expect(received(chunks)).toEqual([13, 23]);
});
