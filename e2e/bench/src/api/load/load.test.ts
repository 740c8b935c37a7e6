import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { allAtOnce } from './closed-loop.ts';
import { dueAt, runOpenLoop } from './open-loop.ts';
import { sustainedRate } from './rising-rates.ts';
import { summarise } from './summary.ts';
import { repeatableRandom, zipf } from './zipf.ts';

const never = new AbortController().signal;

describe('popularity by Zipf', () => {
  it('draws the k-th in proportion to 1/k', () => {
    const drawn = zipf(1000, repeatableRandom(7));
    const counts = new Array<number>(1000).fill(0);
    for (let draw = 0; draw < 200_000; draw += 1) counts[drawn()]! += 1;
    const harmonic = Array.from({ length: 1000 }, (_, index) => 1 / (index + 1)).reduce((sum, one) => sum + one);
    for (const rank of [1, 2, 5, 20]) {
      expect(counts[rank - 1]! / 200_000).toBeCloseTo(1 / rank / harmonic, 2);
    }
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('reaches both ends and is the same again', () => {
    expect(zipf(10, () => 0)()).toBe(0);
    expect(zipf(10, () => 1 - Number.EPSILON)()).toBe(9);
    const [one, other] = [zipf(50, repeatableRandom(3)), zipf(50, repeatableRandom(3))];
    expect(Array.from({ length: 20 }, one)).toEqual(Array.from({ length: 20 }, other));
  });
});

describe('a load at a fixed rate', () => {
  it('spreads requests evenly', () => {
    expect([0, 1, 200].map((index) => dueAt(index, 200))).toEqual([0, 5, 1000]);
  });

  it('sends all of them, whether answers have come or not', async () => {
    let open = 0;
    let most = 0;
    const send = async () => {
      most = Math.max(most, ++open);
      await sleep(100);
      open -= 1;
      return 200;
    };
    const shots = await runOpenLoop({ rate: 100, seconds: 0.3, send }, never);
    expect(shots).toHaveLength(30);
    expect(most).toBeGreaterThan(5);
  });

  it('counts from when a request was due: a stall counts against all it holds up', async () => {
    const stall = async (index: number) => {
      if (index === 0) for (const until = performance.now() + 200; performance.now() < until; );
      return 200;
    };
    const { max, histogram } = summarise(await runOpenLoop({ rate: 100, seconds: 0.2, send: stall }, never));
    expect(max).toBeGreaterThanOrEqual(195);
    const late = Object.entries(histogram).filter(([ms]) => Number(ms) > 50);
    expect(late.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThanOrEqual(14);
  });

  it('counts what was not sent as failed', async () => {
    const shots = await runOpenLoop(
      { rate: 100, seconds: 0.02, send: () => Promise.reject(new Error('refused')) },
      never,
    );
    expect(summarise(shots)).toMatchObject({ count: 2, failed: 2 });
  });
});

describe('a crowd', () => {
  it('has so many requests open, and one for each', async () => {
    let open = 0;
    let most = 0;
    const seen: number[] = [];
    const { shots } = await allAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (who) => {
      most = Math.max(most, ++open);
      await sleep(1);
      open -= 1;
      seen.push(who);
      return 200;
    });
    expect([shots.length, most, seen.sort()]).toEqual([7, 3, [1, 2, 3, 4, 5, 6, 7]]);
  });
});

describe('a summary', () => {
  it('tells median, slow shares, the maximum and what failed', () => {
    const answers = Array.from({ length: 101 }, (_, index) => ({ ms: index, status: index === 100 ? 503 : 200 }));
    expect(summarise(answers)).toMatchObject({ count: 101, failed: 1, median: 50, p95: 95, p99: 99, max: 100 });
    expect(summarise([{ ms: 2.2, status: 401 }], (status) => status === 401)).toMatchObject({
      failed: 0,
      histogram: { 3: 1 },
    });
  });

  it('knows the highest rate that was kept up', () => {
    const answers = summarise([]);
    const step = (rate: number, isSustained: boolean) => ({ rate, isSustained, answers });
    expect(sustainedRate([step(100, true), step(200, true), step(400, false)])).toBe(200);
    expect(sustainedRate([step(100, false)])).toBe(0);
  });
});
