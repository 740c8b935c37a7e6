import { expect, test } from 'vitest';
import { type Epoch, type GroupCounts, judge } from './judge.ts';

const group = (visitors: number, events: GroupCounts['events'] = {}): GroupCounts => ({ visitors, events });
const epoch = (share: number, candidate: GroupCounts, control: GroupCounts): Epoch => ({ share, candidate, control });

test('nothing counted speaks for nothing', () => {
  expect(judge([])).toEqual({ isBad: false, evidence: expect.closeTo(1), findings: [] });
  expect(judge([epoch(0.01, group(0), group(0))]).isBad).toBe(false);
});

test('two arms that do the same are not told apart', () => {
  const same = (visitors: number) =>
    group(visitors, {
      error: { all: visitors * 0.01, 'mf-catalog': visitors * 0.01 },
      lcp: { 1200: visitors * 0.4, 2500: visitors * 0.1 },
      paid: { all: visitors * 0.03 },
    });
  const judged = judge([epoch(0.01, same(100), same(9_900)), epoch(0.5, same(50_000), same(50_000))]);
  expect([judged.isBad, judged.findings]).toEqual([false, []]);
});

test('a part that throws is found by a handful of visitors, and named with its figures', () => {
  const judged = judge([
    epoch(
      0.01,
      group(104, { place: { all: 11, 'mf-catalog': 11 } }),
      group(9_896, { place: { all: 3, 'mf-catalog': 2, 'mf-promotions': 1 } }),
    ),
  ]);
  expect(judged.isBad).toBe(true);
  expect(judged.findings[0]).toEqual({
    family: 'place',
    event: 'mf-catalog',
    evidence: expect.any(Number),
    candidate: { visitors: 104, had: 11 },
    control: { visitors: 9_896, had: 2 },
  });
});

test('pages that are painted later are found by whichever limit shows it', () => {
  const slow = judge([
    epoch(
      0.1,
      group(500, { lcp: { 800: 490, 1200: 430, 1800: 240, 2500: 120, 4000: 12 } }),
      group(4_500, { lcp: { 800: 3_600, 1200: 2_000, 1800: 700, 2500: 200, 4000: 20 } }),
    ),
  ]);
  expect(slow.isBad).toBe(true);
  expect(slow.findings[0]).toMatchObject({ family: 'lcp' });
});

test('fewer orders are found, more of them are no reason to go back', () => {
  const orders = (candidate: number, control: number) =>
    judge([epoch(0.5, group(5_000, { ordered: { all: candidate } }), group(5_000, { ordered: { all: control } }))]);
  expect(orders(60, 150).isBad).toBe(true);
  expect(orders(150, 60)).toMatchObject({ isBad: false, findings: [] });
});

test('what went on before a share was raised still counts', () => {
  const faults = (all: number) => ({ error: { all } });
  const early = epoch(0.01, group(60, faults(3)), group(5_940, faults(6)));
  const late = epoch(0.1, group(100, faults(9)), group(900, faults(3)));
  const [one, other, both] = [[early], [late], [early, late]].map((epochs) => judge(epochs).evidence);
  expect(both).toBeGreaterThan(one ?? 0);
  expect(both).toBeGreaterThan(other ?? 0);
});

test('evidence stays a number JSON has, however much there is', () => {
  const faults = (all: number) => ({ error: { all, 'mf-catalog': all } });
  const judged = judge([epoch(0.1, group(20_000, faults(20_000)), group(180_000, faults(10)))]);
  expect(judged.isBad).toBe(true);
  expect(JSON.parse(JSON.stringify(judged))).toEqual(judged);
});
