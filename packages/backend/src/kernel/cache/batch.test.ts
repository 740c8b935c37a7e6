import { describe, expect, it, vi } from 'vitest';
import { Batch } from './batch.ts';

/** A batch that doubles numbers, leaves 13 out and fails on 7; `loads` are the keys of each load. */
function doubling() {
  const loads: number[][] = [];
  const batch = new Batch<number, number>(async (keys) => {
    loads.push([...keys]);
    if (keys.includes(7)) throw new Error('seven');
    return new Map(keys.filter((key) => key !== 13).map((key) => [key, key * 2]));
  });
  return { batch, loads };
}

it('loads at once what is asked for together, each key once', async () => {
  const { batch, loads } = doubling();
  expect(await Promise.all([1, 2, 2, 13].map((key) => batch.load(key)))).toEqual([2, 4, 4, undefined]);
  expect(loads).toEqual([[1, 2, 13]]);
});

it('reads what is asked for during a load after it, also the same key', async () => {
  const started = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let stored = 'old';
  let loads = 0;
  const batch = new Batch<number, string>(async ([key = 0]) => {
    loads += 1;
    const read = stored;
    started.resolve();
    await gate.promise;
    return new Map([[key, read]]);
  });
  const first = batch.load(1);
  await started.promise;
  stored = 'new';
  const second = batch.load(1);
  gate.resolve();
  expect([await first, await second, loads]).toEqual(['old', 'new', 2]);
});

describe('for what every request asks', () => {
  /** Loads that end when they are let go; `loads` are their keys. */
  function gated(everyMs = 4) {
    const loads: number[][] = [];
    const gates: PromiseWithResolvers<void>[] = [];
    const batch = new Batch<number, number>(
      async (keys) => {
        const gate = Promise.withResolvers<void>();
        loads.push([...keys]);
        gates.push(gate);
        await gate.promise;
        return new Map(keys.map((key) => [key, key]));
      },
      { everyMs },
    );
    return { batch, loads, gates };
  }

  it('begins at once after a pause, then lets others gather', async () => {
    // Long enough for a busy machine to ask twice in it.
    const { batch, loads, gates } = gated(200);
    const first = batch.load(1);
    await vi.waitFor(() => expect(loads).toEqual([[1]]), { interval: 1 });
    gates[0]?.resolve();
    expect(await first).toBe(1);
    const others = [batch.load(2)];
    await new Promise(setImmediate);
    others.push(batch.load(3));
    await vi.waitFor(() => expect(loads).toEqual([[1], [2, 3]]), { interval: 1 });
    gates[1]?.resolve();
    expect(await Promise.all(others)).toEqual([2, 3]);
  });

  it('does not wait for a load that hangs', async () => {
    const { batch, loads, gates } = gated();
    const slow = batch.load(1);
    await vi.waitFor(() => expect(loads).toEqual([[1]]), { interval: 1 });
    const quick = batch.load(2);
    await vi.waitFor(() => expect(loads).toEqual([[1], [2]]), { interval: 1 });
    gates[1]?.resolve();
    expect(await quick).toBe(2);
    gates[0]?.resolve();
    expect(await slow).toBe(1);
  });
});

it('tells a failure to those who asked, and goes on', async () => {
  const { batch } = doubling();
  await expect(Promise.all([batch.load(7), batch.load(8)])).rejects.toThrow('seven');
  expect(await batch.load(8)).toBe(16);
});

it('loads a crowd in several goes', async () => {
  const { batch, loads } = doubling();
  await Promise.all(Array.from({ length: 450 }, (_, key) => batch.load(key + 1000)));
  expect(loads.map(({ length }) => length)).toEqual([200, 200, 50]);
});
