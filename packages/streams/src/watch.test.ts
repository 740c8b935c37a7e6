import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SUBJECTS_AT_ONCE } from './messages.ts';
import { aState, watchedWorld } from './testing.ts';
import { Watch } from './watch.ts';

let world: ReturnType<typeof watchedWorld>;
let watch: Watch;
/** Lets everything happen that is due. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  world = watchedWorld();
  watch = new Watch(world);
});
afterEach(() => {
  watch.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('asks for what is followed and was announced, once for all who follow it', async () => {
  const received: string[] = [];
  world.states.set('order:1', aState(10)).set('order:2', aState(20));
  watch.listen('order:1', ({ state }) => received.push(`a${state}`));
  watch.listen('order:1', ({ state }) => received.push(`b${state}`));
  watch.listen('order:2', ({ state }) => received.push(`c${state}`));
  await settle();
  expect(world.asked).toEqual([['order:1', 'order:2']]);
  expect(received).toEqual(['a10', 'b10', 'c20']);
  world.states.set('order:1', aState(11));
  for (const subject of ['order:1', 'order:1', 'order:3', 'qr:1']) world.emit(subject);
  await settle();
  expect(world.asked.slice(1)).toEqual([['order:1']]);
  expect(received.slice(3)).toEqual(['a11', 'b11']);
});

it('asks for everything of a topic that is announced without naming a thing', async () => {
  for (const subject of ['order:1', 'order:2', 'qr:1']) watch.listen(subject, () => {});
  await settle();
  world.emit('order');
  await settle();
  expect(world.asked.slice(1)).toEqual([['order:1', 'order:2']]);
});

it('asks for nothing while nobody follows', async () => {
  const stop = watch.listen('order:1', () => {});
  await settle();
  stop();
  world.emit('order:1');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(world.asked).toEqual([['order:1']]);
});

it('asks for everything now and then, every second while change events do not arrive, and when they do again', async () => {
  watch.listen('order:1', () => {});
  await vi.advanceTimersByTimeAsync(29_000);
  expect(world.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(world.asked).toHaveLength(2);
  world.changeEvents.isConnected = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(world.asked).toHaveLength(5);
  world.changeEvents.isConnected = true;
  world.emit(null);
  await settle();
  expect(world.asked).toHaveLength(6);
});

it('asks for what changes by the time alone when it does, and for nothing else', async () => {
  const received: unknown[] = [];
  world.states.set('qr:1', aState(0, { changesWithin: 5_500 })).set('qr:2', aState(0));
  watch.listen('qr:1', ({ state }) => received.push(state));
  watch.listen('qr:2', () => {});
  await vi.advanceTimersByTimeAsync(5_000);
  expect(world.asked).toHaveLength(1);
  world.states.set('qr:1', aState(4));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.asked.slice(1)).toEqual([['qr:1']]);
  expect(received).toEqual([0, 4]);
});

it('asks again soon when there was no answer, and listeners keep what they know', async () => {
  const received: unknown[] = [];
  world.states.set('order:1', aState(10));
  watch.listen('order:1', ({ state }) => received.push(state));
  await settle();
  world.isDown = true;
  world.states.set('order:1', aState(11));
  world.emit('order:1');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(received).toEqual([10]);
  expect(world.asked.length).toBeLessThanOrEqual(7);
  world.isDown = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(received).toEqual([10, 11]);
});

it('asks for so many at once, and gives up the rest of a round that fails', async () => {
  const subjects = Array.from({ length: SUBJECTS_AT_ONCE * 2 + 1 }, (_, index) => `notices:${index}`);
  for (const subject of subjects) watch.listen(subject, () => {});
  await settle();
  expect(world.asked.map(({ length }) => length)).toEqual([SUBJECTS_AT_ONCE, SUBJECTS_AT_ONCE, 1]);
  world.isDown = true;
  world.emit(null);
  await settle();
  expect(world.asked).toHaveLength(4);
});

it('reports the newest state last: what is published while it is asked for is asked for again', async () => {
  const received: unknown[] = [];
  const slow = Promise.withResolvers<void>();
  world.states.set('order:1', aState(1));
  const read = async (subjects: string[]) => {
    const states = await world.read(subjects);
    if (world.asked.length === 1) await slow.promise;
    return states;
  };
  const slowly = new Watch({ changeEvents: world.changeEvents, read });
  slowly.listen('order:1', ({ state }) => received.push(state));
  await settle();
  world.states.set('order:1', aState(2));
  world.emit('order:1');
  slow.resolve();
  await settle();
  expect(received).toEqual([1, 2]);
  slowly.close();
});

it('asks in nobody’s name, whoever gave the occasion', async () => {
  const requests = new AsyncLocalStorage<string>();
  const names: unknown[] = [];
  const read = async (subjects: string[]) => {
    names.push(requests.getStore());
    return world.read(subjects);
  };
  const other = new Watch({ changeEvents: world.changeEvents, read });
  requests.run('the first reader', () => other.listen('order:1', () => {}));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(names).toEqual([undefined, undefined]);
  other.close();
});

it('asks once in a while for what says so, at once for the first of many change events, and never misses the last', async () => {
  const received: unknown[] = [];
  const sale = (left: number) => aState(left, { atMostEvery: 1000 });
  world.states.set('sale:1', sale(500));
  watch.listen('sale:1', ({ state }) => received.push(state));
  await vi.advanceTimersByTimeAsync(5_000);
  for (let left = 499; left >= 0; left -= 1) {
    world.states.set('sale:1', sale(left));
    world.emit('sale:1');
    await vi.advanceTimersByTimeAsync(8);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  // 500 changes in four seconds.
  expect(received).toHaveLength(6);
  expect([received[1], received.at(-1)]).toEqual([499, 0]);
});

it('asks for one more reader of what rests when that is over', async () => {
  world.states.set('sale:1', aState(5, { atMostEvery: 1000 }));
  watch.listen('sale:1', () => {});
  await settle();
  const received: unknown[] = [];
  const stop = watch.listen('sale:1', ({ state }) => received.push(state));
  await settle();
  expect(world.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([world.asked.length, received]).toEqual([2, [5]]);
  watch.listen('sale:1', () => {});
  stop();
});
