import { describe, expect, test } from 'vitest';
import { compareBench, type Verdict } from './compare.ts';
import { aBench, aFigure } from './fixtures.ts';
import type { MeasuredFigure } from './whole-report.ts';

type Change = [value: number | null, rest?: Partial<MeasuredFigure>];
type Bench = Parameters<typeof aBench>[1];

const verdict = (before: Change, now: Change, beforeBench?: Bench, nowBench?: Bench): Verdict | undefined =>
  compareBench(aBench([aFigure(...before)], beforeBench), aBench([aFigure(...now)], nowBench))[0]?.verdict;

const rate = { unit: '/s', better: 'higher' } as const;
const ratio = { unit: '×' } as const;
const size = { unit: 'KB', runs: 1, deviation: null } as const;
const count = { unit: 'count', runs: 1, deviation: null } as const;
const single = { runs: 1, deviation: null } as const;

describe('on a quiet machine', () => {
  test.each<[what: string, before: Change, now: Change, Verdict]>([
    ['a time within a fifth', [1000], [1199], 'same'],
    ['a time beyond a fifth', [1000], [1201], 'worse'],
    ['a time that fell by more', [1000], [799], 'better'],
    ['a rate that rose', [1000, rate], [1300, rate], 'better'],
    ['a rate that fell', [1000, rate], [790, rate], 'worse'],
    ['a difference nobody feels', [1], [2.9], 'same'],
    ['runs that lie far apart before', [1000, { deviation: 100 }], [1400], 'same'],
    ['runs that lie far apart now', [1000], [1400, { deviation: 100 }], 'same'],
    ['more than the runs lie apart', [1000, { deviation: 50 }], [1400, { deviation: 50 }], 'worse'],
    ['a single value within two fifths', [1000, single], [1390], 'same'],
    ['a single value beyond them', [1000], [1410, single], 'worse'],
    ['two runs are hardly more than one', [1000, { runs: 2 }], [1390], 'same'],
    ['a ratio in turns within a tenth', [1, ratio], [1.09, ratio], 'same'],
    ['a ratio in turns beyond it', [1, ratio], [1.11, ratio], 'worse'],
    ['a size within a fiftieth', [100, size], [102, size], 'same'],
    ['some bytes of little', [0.24, size], [0.25, size], 'same'],
    ['a file more', [39, { ...size, unit: 'files' }], [40, { ...size, unit: 'files' }], 'same'],
    ['some files more', [39, { ...size, unit: 'files' }], [41, { ...size, unit: 'files' }], 'worse'],
    ['a size beyond it, though it is a single value', [100, size], [102.5, size], 'worse'],
    ['one press that is lost', [0, count], [1, count], 'worse'],
    ['one fault less', [3, count], [2, count], 'better'],
    [
      'a score by the least',
      [100, { unit: 'points', better: 'higher' }],
      [97, { unit: 'points', better: 'higher' }],
      'same',
    ],
    [
      'a score by more',
      [100, { unit: 'points', better: 'higher' }],
      [96, { unit: 'points', better: 'higher' }],
      'worse',
    ],
    ['what was nothing', [0], [5], 'worse'],
    ['what could be measured no longer', [100], [null], 'worse'],
    ['what can be measured again', [null], [100], 'better'],
    ['what could never be measured', [null], [null], 'same'],
    ['another unit', [100], [100, { unit: 'KB' }], 'new'],
    ['another direction', [100], [100, { better: 'higher' }], 'new'],
  ])('%s', (_, before, now, expected) => {
    expect(verdict(before, now)).toBe(expected);
  });
});

const loaded = { load: { before: 1.1, after: 2 } };
const another = { machine: { processor: 'Another' } };

test.each<[what: string, before: Change, now: Change, Bench, Bench, Verdict]>([
  ['a time beside other work', [1000], [1390], {}, loaded, 'same'],
  ['a time beside other work before', [1000], [1390], loaded, {}, 'same'],
  ['a time twice as long beside other work', [1000], [2000], {}, loaded, 'worse'],
  ['a ratio beside other work', [1, ratio], [1.11, ratio], loaded, loaded, 'worse'],
  ['a size beside other work', [100, size], [103, size], loaded, loaded, 'worse'],
  ['a time of another processor', [1000], [3000], another, {}, 'not judged'],
  ['a ratio of another processor', [1, ratio], [2, ratio], another, {}, 'not judged'],
  ['a size of another processor', [100, size], [103, size], another, {}, 'worse'],
  ['a time with other cores', [1000], [3000], { machine: { cores: 8 } }, {}, 'not judged'],
  ['a time of another Node on the same machine', [1000], [3000], { machine: { node: 'v22.0.0' } }, {}, 'worse'],
])('%s', (_, before, now, beforeBench, nowBench, expected) => {
  expect(verdict(before, now, beforeBench, nowBench)).toBe(expected);
});

test('figures that came and went are told as such, in the order of now', () => {
  const before = aBench([aFigure(1, { name: 'old' }), aFigure(2, { name: 'kept' })]);
  const now = aBench([aFigure(3, { name: 'added' }), aFigure(1, { name: 'kept' })]);
  const told = compareBench(before, now).map(({ name, verdict, ratio }) => [name, verdict, ratio]);
  expect(told).toEqual([
    ['added', 'new', null],
    ['kept', 'same', 0.5],
    ['old', 'gone', null],
  ]);
});

test('a bench that was never measured is new', () => {
  expect(compareBench(undefined, aBench([aFigure(1)]))[0]?.verdict).toBe('new');
});

test.each([
  [0, 5],
  [5, null],
])('%j and %j have no ratio', (before, now) => {
  expect(compareBench(aBench([aFigure(before)]), aBench([aFigure(now)]))[0]?.ratio).toBeNull();
});
