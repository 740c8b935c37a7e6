import { expect, test } from 'vitest';
import { type Epoch, type GroupCounts, judge } from './judge.ts';
import { logRateEvidence, upperBound } from './rate-evidence.ts';

const rate = (visitors: number, had: number) => ({ visitors, had });

test.each([
  ['nobody was counted', rate(0, 0), 1],
  ['everybody had it', rate(50, 50), 1],
  ['none of a thousand', rate(1_000, 0), 0.0115],
  ['one in a hundred of ten thousand', rate(10_000, 100), 0.0154],
  ['half of a hundred', rate(100, 50), 0.73],
])('a rate of before is bounded: %s', (_, before, bound) =>
  expect(upperBound(before, 0.001 / 100)).toBeCloseTo(bound, 2),
);

test.each([
  ['nothing to compare with', rate(1_000, 900), rate(0, 0), 'none'],
  ['the same rate', rate(2_000, 20), rate(20_000, 200), 'against'],
  ['a busier hour', rate(2_000, 28), rate(20_000, 200), 'against'],
  ['ten times as often', rate(200, 20), rate(20_000, 200), 'for'],
  ['what never was, for one in twenty', rate(500, 25), rate(20_000, 0), 'for'],
  ['what half of them had, for nine of ten', rate(500, 450), rate(20_000, 8_000), 'for'],
])('%s', (_, now, before, side) => {
  const log = logRateEvidence(now, before, 100);
  if (side === 'none') expect(log).toBe(0);
  else if (side === 'for') expect(log).toBeGreaterThan(Math.log(5_000));
  else expect(log).toBeLessThan(0);
});

const group = (visitors: number, events: GroupCounts['events'] = {}): GroupCounts => ({ visitors, events });
const half: Epoch = {
  share: 0.5,
  candidate: group(5_000, { place: { all: 6 }, ordered: { all: 150 } }),
  control: group(5_000, { place: { all: 5 }, ordered: { all: 150 } }),
};
const all = (visitors: number, events: GroupCounts['events']): Epoch => ({
  share: 1,
  candidate: group(visitors, events),
  control: group(0),
});

test('what breaks once everybody has it is found, beside those who did not have it before', () => {
  const judged = judge([half, all(400, { place: { all: 40 } })]);
  expect(judged.isBad).toBe(true);
  expect(judged.findings).toEqual([
    {
      family: 'place',
      event: 'all',
      evidence: expect.any(Number),
      candidate: { visitors: 400, had: 40 },
      control: { visitors: 5_000, had: 5 },
    },
  ]);
});

const ttfb = (visitors: number, [above200, above400, above800]: readonly [number, number, number]) =>
  group(visitors, { ttfb: { 200: above200, 400: above400, 800: above800 } });

test.each([
  ['a third slower, in a busier hour', [500, 124, 10], false],
  ['four times as slow', [950, 850, 300], true],
] as const)('pages of a server that is %s', (_, now, isBad) => {
  const before: Epoch = {
    share: 0.5,
    candidate: ttfb(5_000, [1_580, 255, 13]),
    control: ttfb(5_000, [1_580, 255, 13]),
  };
  expect(judge([before, { share: 1, candidate: ttfb(1_000, now), control: group(0) }]).isBad).toBe(isBad);
});

test.each([
  ['POST goodIndent refused', false],
  ['POST goodIndent failed', true],
])('%s, of three in ten: once a sale is sold out many are refused', (event, isBad) => {
  const calls = { all: 300, [event]: 300 };
  const before: Epoch = { share: 0.5, candidate: group(5_000), control: group(5_000, { calls: { all: 20 } }) };
  expect(judge([before, { share: 1, candidate: group(1_000, { calls }), control: group(0) }]).isBad).toBe(isBad);
});

test('who has just come has not ordered yet: that says nothing', () => {
  expect(judge([half, all(2_000, { place: { all: 2 } })])).toMatchObject({ isBad: false, findings: [] });
});

test('what spoke against it before goes on speaking', () => {
  const bad: Epoch = { ...half, candidate: group(5_000, { place: { all: 60 } }) };
  expect(judge([bad, all(10, {})])).toEqual(judge([bad]));
});
