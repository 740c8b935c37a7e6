import { expect, test } from 'vitest';
import { createVisitorCounts } from './visitor-counts.ts';

function aCount() {
  const clock = { now: 0 };
  const asked: string[] = [];
  let problem: Error | null = null;
  const answer = async (what: string) => {
    asked.push(what);
    if (problem) throw problem;
    return null;
  };
  const registry = {
    judged: (channel: string) => answer(`judged ${channel}`),
    curves: (channel: string) => answer(`curves ${channel}`),
  };
  const counts = createVisitorCounts(registry, () => clock.now);
  return { counts, clock, asked, fail: (error: Error | null) => (problem = error) };
}

test('however many people watch, it is counted every ten seconds', async () => {
  const { counts, clock, asked } = aCount();
  await Promise.all([counts.judged('live', 4), counts.judged('live', 4), counts.curves('live', 4)]);
  clock.now = 9_999;
  await counts.judged('live', 4);
  expect(asked).toEqual(['judged live', 'curves live']);
  clock.now = 10_000;
  await counts.judged('live', 4);
  expect(asked).toEqual(['judged live', 'curves live', 'judged live']);
});

test('another release, and another channel, is counted at once', async () => {
  const { counts, asked } = aCount();
  await counts.judged('live', 4);
  await counts.judged('live', 5);
  await counts.judged('preview', 5);
  expect(asked).toEqual(['judged live', 'judged live', 'judged preview']);
});

test('what failed is asked again', async () => {
  const { counts, asked, fail } = aCount();
  fail(new Error('the api does not answer'));
  await expect(counts.judged('live', 4)).rejects.toThrow('does not answer');
  fail(null);
  expect(await counts.judged('live', 4)).toBeNull();
  expect(asked).toHaveLength(2);
});
