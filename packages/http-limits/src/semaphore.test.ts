import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Semaphore, SemaphorePerKey } from './semaphore.ts';

const options = { permits: 2, waiting: 2, within: 1_000, reason: 'upstream' } as const;
const refused = { name: 'HttpRefusal', reason: 'upstream', statusCode: 503, retryAfter: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('so many get in, others wait in their order, and the rest is refused at once', async () => {
  const semaphore = new Semaphore(options);
  const got: string[] = [];
  const first = await semaphore.acquire();
  await semaphore.acquire();
  const waiting = ['third', 'fourth'].map(async (name) => {
    const release = await semaphore.acquire();
    got.push(name);
    return release;
  });
  await expect(semaphore.acquire()).rejects.toMatchObject(refused);
  expect([semaphore.taken, semaphore.waiting, got]).toEqual([2, 2, []]);
  first();
  first();
  const third = await waiting[0];
  expect([semaphore.taken, semaphore.waiting, got]).toEqual([2, 1, ['third']]);
  third?.();
  await waiting[1];
  expect([semaphore.taken, semaphore.waiting]).toEqual([2, 0]);
});

test('nobody waits longer than that', async () => {
  const semaphore = new Semaphore({ ...options, permits: 1 });
  const release = await semaphore.acquire();
  const late = expect(semaphore.acquire()).rejects.toMatchObject(refused);
  await vi.advanceTimersByTimeAsync(1_000);
  await late;
  release();
  expect([semaphore.taken, semaphore.waiting]).toEqual([0, 0]);
});

test('each key has permits of its own, and is forgotten when nobody has one', async () => {
  const semaphores = new SemaphorePerKey({ ...options, permits: 1, waiting: 0 });
  const releases = await Promise.all(['a', 'b'].map((key) => semaphores.acquire(key)));
  await expect(semaphores.acquire('a')).rejects.toMatchObject(refused);
  expect([semaphores.taken, semaphores.keys]).toEqual([2, 2]);
  for (const release of [...releases, ...releases]) release();
  expect([semaphores.taken, semaphores.keys]).toEqual([0, 0]);
  await expect(semaphores.acquire('a')).resolves.toBeTypeOf('function');
});
