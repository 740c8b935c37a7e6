import { describe, expect, it } from 'vitest';
import { todaysGoods } from './todays-goods.ts';

type Good = Parameters<typeof todaysGoods>[0][number];

/** Goods by number, best sold first; `-` before a number: sold out. */
const goods = (...marks: string[]): Good[] =>
  marks.map((mark) => ({ id: mark.replace('-', ''), stock: mark.startsWith('-') ? 0 : 3 }));
const many = (count: number) => goods(...Array.from({ length: count }, (_, at) => String(at + 1)));

const onDay = (all: readonly Good[], day: string) =>
  todaysGoods(all, day)
    .map(({ id }) => id)
    .join(' ');

describe('what a stall puts out', () => {
  // 2026-11-20 is day 20777 since 1970.
  it.each<[string, readonly Good[], string, string]>([
    ['nothing', [], '2026-11-20', ''],
    ['the only good, every day', many(1), '2026-11-20', '1'],
    ['fewer than there is room for', many(3), '2026-11-20', '2 3 1'],
    ['the same six from another one on', many(6), '2026-11-20', '2 3 4 5 6 1'],
    ['the same six the day after', many(6), '2026-11-21', '1 2 3 4 5 6'],
    ['six of many', many(24), '2026-11-20', '14 15 16 17 18 19'],
    ['five others and one of yesterday', many(24), '2026-11-21', '19 20 21 22 23 24'],
    ['on from the first after the last', many(24), '2026-11-22', '24 1 2 3 4 5'],
    ['not what is sold out', goods('1', '-2', '3', '-4'), '2026-11-20', '3 1'],
    ['nothing when all is sold out', goods('-1', '-2'), '2026-11-20', ''],
  ])('%s', (_what, all, day, shown) => {
    expect(onDay(all, day)).toBe(shown);
  });

  it('is no good twice', () => {
    for (const count of [1, 5, 6, 7, 12, 24]) {
      for (const day of ['2026-11-20', '2026-11-21', '2026-12-31', '2028-02-29']) {
        const ids = todaysGoods(many(count), day).map(({ id }) => id);
        expect(new Set(ids).size, `${count} goods on ${day}`).toBe(Math.min(count, 6));
      }
    }
  });

  it('has every good of a stall out sooner or later', () => {
    const days = Array.from({ length: 24 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`);
    const seen = new Set(days.flatMap((day) => todaysGoods(many(24), day).map(({ id }) => id)));
    expect(seen.size).toBe(24);
  });
});
