import { describe, expect, it } from 'vitest';
import { axisDays, balanceLine, CHART, dayAt } from './balance-line.ts';

const days = (...balances: number[]) => balances.map((balance, index) => ({ day: `2026-11-0${index + 1}`, balance }));

describe('the line of balances', () => {
  it('runs from the left to the right, the highest at the top', () => {
    const { line, area, points, peak, lowest } = balanceLine(days(0, 100, 50));
    expect(line).toBe('M0 138L320 18L640 78');
    expect(area).toBe('M0 138L320 18L640 78V138H0z');
    expect(points).toHaveLength(3);
    expect([peak, lowest]).toEqual([{ index: 1, balance: 100 }, 0]);
  });

  it('shows small changes of a large balance, above the ground', () => {
    const { points } = balanceLine(days(100_000, 100_100));
    expect(points[1]?.y).toBe(CHART.top);
    expect(points[0]?.y).toBeGreaterThan(100);
    expect(points[0]?.y).toBeLessThan(CHART.bottom);
  });

  it.each([[[0, 0, 0]], [[500, 500]]])('lies in the middle when nothing moved: %j', (balances) => {
    const { points } = balanceLine(days(...balances));
    expect(new Set(points.map(({ y }) => y))).toEqual(new Set([78]));
  });

  it('of a single day goes across', () => {
    const { line, points } = balanceLine(days(7));
    expect(line).toBe('M0 78L640 78');
    expect(points).toEqual([{ x: 0, y: 78 }]);
  });

  it('is nothing without days', () => {
    expect(balanceLine([])).toEqual({ line: '', area: '', points: [], peak: null, lowest: 0 });
  });

  it('names the first of several highest days', () => expect(balanceLine(days(1, 9, 9)).peak?.index).toBe(1));
});

it.each([
  [0, 30, 0],
  [1, 30, 29],
  [0.5, 3, 1],
  [-0.2, 30, 0],
  [1.7, 30, 29],
  [0.5, 1, 0],
])('at %d of %d days lies day %d', (share, count, index) => expect(dayAt(share, count)).toBe(index));

it.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [3, [0, 1, 2]],
  [30, [0, 10, 19, 29]],
  [90, [0, 30, 59, 89]],
])('of %d days the axis names %j', (count, indexes) => expect(axisDays(count)).toEqual(indexes));
