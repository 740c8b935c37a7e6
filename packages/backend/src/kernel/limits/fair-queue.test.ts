import { describe, expect, it } from 'vitest';
import { FairQueue, type FairQueueOptions } from './fair-queue.ts';

const usual: FairQueueOptions = { parallel: 1, waiting: 100, waitingPerKey: 50, waitMs: 60_000 };

/** A queue with work that ends when it is told to, and the names of what was started. */
function aQueue(options: Partial<FairQueueOptions> = {}) {
  const queue = new FairQueue({ ...usual, ...options });
  const started: string[] = [];
  const running: (() => void)[] = [];
  const add = (key: string, name = key) =>
    queue.run(key, () => {
      started.push(name);
      return new Promise<string>((resolve) => running.push(() => resolve(name)));
    });
  /** The one that was started first ends; what may start then has started. */
  const finishOne = async () => {
    await new Promise(setImmediate);
    running.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, started, add, finishOne };
}

describe('a fair queue', () => {
  it('lets who comes late with little go before the rest of a crowd', async () => {
    const { started, add, finishOne } = aQueue();
    const all = [0, 1, 2, 3, 4, 5].map((index) => add('crowd', `crowd ${index}`));
    all.push(add('one'), add('two'));
    for (let left = all.length; left > 0; left -= 1) await finishOne();
    await Promise.all(all);
    expect(started).toEqual(['crowd 0', 'crowd 1', 'one', 'two', 'crowd 2', 'crowd 3', 'crowd 4', 'crowd 5']);
  });

  it('does as much at once as it may, and of one key no more than that may', async () => {
    const { started, add, finishOne } = aQueue({ parallel: 3, parallelPerKey: 2 });
    const all = [add('a', 'a0'), add('a', 'a1'), add('a', 'a2'), add('b', 'b0'), add('b', 'b1')];
    await new Promise(setImmediate);
    expect(started).toEqual(['a0', 'a1', 'b0']);
    for (let left = all.length; left > 0; left -= 1) await finishOne();
    await Promise.all(all);
    expect([...started].sort()).toEqual(['a0', 'a1', 'a2', 'b0', 'b1']);
  });

  it('refuses what would wait beyond its bounds, and goes on', async () => {
    const { add, finishOne } = aQueue({ waiting: 3, waitingPerKey: 2 });
    const taken = [add('a'), add('a'), add('a')];
    await expect(add('a')).rejects.toMatchObject({ key: 'http.overload' });
    taken.push(add('b'));
    await expect(add('c')).rejects.toMatchObject({ key: 'http.overload' });
    for (const _ of taken) await finishOne();
    expect(await Promise.all(taken)).toEqual(['a', 'a', 'a', 'b']);
    const again = add('c');
    await finishOne();
    expect(await again).toBe('c');
  });

  it('refuses what has waited too long; its place is free again', async () => {
    const { started, add, finishOne } = aQueue({ waiting: 1, waitMs: 20 });
    const first = add('a');
    await expect(add('b')).rejects.toMatchObject({ key: 'http.overload' });
    const next = add('c');
    await finishOne();
    await finishOne();
    expect(await Promise.all([first, next])).toEqual(['a', 'c']);
    expect(started).toEqual(['a', 'c']);
  });

  it('goes on after work that fails, and tells when it is idle', async () => {
    const { queue } = aQueue();
    await queue.idle();
    const done: string[] = [];
    const all = [
      queue.run('a', () => Promise.reject(new Error('no'))),
      queue.run('a', async () => void done.push('second')),
    ];
    await Promise.all([expect(all[0]).rejects.toThrow('no'), queue.idle().then(() => done.push('idle'))]);
    expect(done).toEqual(['second', 'idle']);
    await all[1];
  });
});
