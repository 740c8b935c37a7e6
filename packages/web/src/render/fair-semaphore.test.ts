import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairSemaphore, type FairSemaphoreOptions, type Release } from './fair-semaphore.ts';

const ROOMY: FairSemaphoreOptions = {
  size: 8,
  perNetwork: 2,
  background: 1,
  burst: 100_000,
  share: 1,
  charge: 100,
  isAlone: () => false,
  givesSpare: false,
  linePerNetwork: 8,
  queue: 16,
  waitWithin: 3_000,
  waitForOwnWithin: 10_000,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Slots whose renders end when the test says so; `log` has who began, in order. */
function open(own: Partial<FairSemaphoreOptions> = {}) {
  const limited = { late: 0, refused: 0 };
  const onLimited = (what: 'late' | 'refused') => {
    limited[what] += 1;
  };
  const slots = createFairSemaphore({ ...ROOMY, onLimited, ...own });
  const log: string[] = [];
  const running: { name: string; leave: Release }[] = [];
  const refused: string[] = [];
  const ask = async (name: string, network: string | null = name[0]!, signal?: AbortSignal): Promise<void> => {
    try {
      const leave = await slots.acquire({ network, signal });
      log.push(name);
      running.push({ name, leave });
    } catch (error) {
      refused.push(`${name} ${(error as { reason: string }).reason}`);
    }
  };
  const end = async (name: string, took = 100): Promise<void> => {
    running
      .splice(
        running.findIndex((one) => one.name === name),
        1,
      )[0]
      ?.leave(took);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { slots, log, refused, limited, ask, end, names: () => running.map(({ name }) => name).sort() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a network renders a few pages at a time, and leaves room for the others', async () => {
  const { ask, end, names, slots } = open();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']) void ask(name);
  void ask('b1');
  await settle();
  expect(names()).toEqual(['a1', 'a2', 'b1']);
  expect([slots.used, slots.waiting]).toEqual([3, 6]);
  await end('a1');
  expect(names()).toEqual(['a2', 'a3', 'b1']);
});

test('networks take turns where there is not room for all', async () => {
  const { ask, end, log } = open({ size: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(name);
  await settle();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a network that has spent its tokens gets one after the other, as they come back', async () => {
  const { ask, end, log, limited } = open({ burst: 200, share: 1 });
  void ask('b1');
  for (const name of ['a1', 'a2', 'a3', 'a4']) {
    void ask(name);
    await settle();
    await end(name);
  }
  expect(log).toEqual(['b1', 'a1', 'a2']);
  await vi.advanceTimersByTimeAsync(101);
  expect(log).toEqual(['b1', 'a1', 'a2', 'a3']);
  await end('a3');
  await vi.advanceTimersByTimeAsync(101);
  expect(log).toEqual(['b1', 'a1', 'a2', 'a3', 'a4']);
  expect(limited).toEqual({ late: 2, refused: 0 });
});

test('work nobody waits for is not late, however long its turn takes', async () => {
  const { ask, end, log, limited } = open({ background: 1 });
  for (const name of ['r1', 'r2']) void ask(name, null);
  await vi.advanceTimersByTimeAsync(500);
  await end('r1');
  expect(log).toEqual(['r1', 'r2']);
  expect(limited).toEqual({ late: 0, refused: 0 });
});

test('what nobody uses is given to whoever is over it: one at a time, with pauses, one network after the other', async () => {
  const { ask, end, log, names } = open({ burst: 100, share: 0.0001, givesSpare: true });
  for (const name of ['b1', 'a1']) {
    void ask(name);
    await settle();
    await end(name);
  }
  for (const name of ['a2', 'a3', 'a4', 'b2', 'c1']) void ask(name);
  await settle();
  // c has tokens and goes in beside the one that uses what is spare.
  expect(names()).toEqual(['a2', 'c1']);
  await end('a2');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(names()).toEqual(['c1']);
  await end('c1');
  await settle();
  expect(names()).toEqual(['a3']);
  await end('a3', 20);
  await vi.advanceTimersByTimeAsync(59);
  expect(names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(names()).toEqual(['b2']);
  expect(log).toEqual(['b1', 'a1', 'a2', 'c1', 'a3', 'b2']);
});

test('what a render did not cost is given back, and none costs more than the charge', async () => {
  const { ask, end, log } = open({ burst: 200, share: 0.0001 });
  void ask('b1');
  for (const [name, took] of [
    ['a1', 30],
    ['a2', 30],
    ['a3', 30],
    ['a4', 9_000],
  ] as const) {
    void ask(name);
    await settle();
    await end(name, took);
  }
  void ask('a5');
  await settle();
  expect(log).toEqual(['b1', 'a1', 'a2', 'a3', 'a4']);
});

test('nobody is kept waiting for the sake of nobody: whoever is alone needs no tokens', async () => {
  let isAlone = true;
  const { ask, end, log } = open({ burst: 100, share: 0.0001, isAlone: () => isAlone });
  for (const name of ['a1', 'a2', 'a3']) {
    void ask(name);
    await settle();
    await end(name);
  }
  expect(log).toEqual(['a1', 'a2', 'a3']);
  isAlone = false;
  void ask('a4');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log.at(-1)).toBe('a3');
});

test('renders nobody waits for count against nobody, and are few at a time too', async () => {
  const { ask, end, names } = open({ burst: 100, share: 0.0001 });
  void ask('b1');
  void ask('a1');
  for (const name of ['r1', 'r2', 'r3']) void ask(name, null);
  await settle();
  expect(names()).toEqual(['a1', 'b1', 'r1']);
  await end('r1');
  expect(names()).toEqual(['a1', 'b1', 'r2']);
});

test('whoever waits too long is refused: three seconds for others, ten for their own network', async () => {
  const { ask, refused, slots } = open({ size: 1 });
  await ask('a1');
  void ask('b1');
  await vi.advanceTimersByTimeAsync(3_001);
  expect(refused).toEqual(['b1 busy']);
  const own = open({ perNetwork: 1 });
  await own.ask('a1');
  void own.ask('a2');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(own.refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(own.refused).toEqual(['a2 busy']);
  for (const { used, waiting } of [slots, own.slots]) expect([used, waiting]).toEqual([1, 0]);
});

test('a line that is full takes nobody more of its network; a full house takes from the longest line', async () => {
  const { ask, refused, limited } = open({ size: 1, linePerNetwork: 3, queue: 4 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3']) void ask(name);
  await settle();
  // a5: three wait already. b2: the last of the longer line makes room. b3: both are as long.
  expect([...refused].sort()).toEqual(['a4 busy', 'a5 busy', 'b3 busy']);
  expect(limited.refused).toBe(3);
});

test('whoever leaves the line is not waited for', async () => {
  const { ask, end, log, refused, slots } = open({ perNetwork: 1 });
  const gone = new AbortController();
  void ask('a1');
  void ask('a2', 'a', gone.signal);
  void ask('a3');
  await settle();
  gone.abort();
  await settle();
  expect([refused, slots.waiting]).toEqual([['a2 gone'], 1]);
  await end('a1');
  expect(log).toEqual(['a1', 'a3']);
  await ask('a4', 'a', gone.signal);
  expect(refused.at(-1)).toBe('a4 gone');
});

test('a turn is given back once', async () => {
  const { slots } = open();
  const leave = await slots.acquire({ network: 'a' });
  await slots.acquire({ network: 'a' });
  leave();
  leave();
  expect(slots.used).toBe(1);
});
