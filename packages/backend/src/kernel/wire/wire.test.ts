import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idValue, listBody, wholeNumber } from './inputs.ts';
import { fromYuan, toYuan, toYuanOrBlank } from './money.ts';
import { createTimes } from './times.ts';

describe('money on the wire', () => {
  it('is yuan outside and cents inside', () => {
    expect([toYuan(1999), toYuan(0), toYuan(10)]).toEqual([19.99, 0, 0.1]);
    expect([toYuanOrBlank(0), toYuanOrBlank(5)]).toEqual(['', 0.05]);
  });

  it.each([
    [19.99, 1999],
    ['19.9', 1990],
    ['19.90', 1990],
    ['19.9000', 1990],
    [0.1 + 0.2, null],
    [-5, -500],
    ['1e3', null],
    ['', null],
    [null, null],
    [Number.NaN, null],
    ['12.345', null],
  ])('reads %s as %s cents', (yuan, cents) => {
    expect(fromYuan(yuan)).toBe(cents);
  });
});

describe('times on the wire', () => {
  const times = createTimes('Asia/Shanghai');

  it('are written in the zone of the shop', () => {
    expect(times.text(new Date('2026-11-20T16:00:05Z'))).toBe('2026-11-21 00:00:05');
    expect(times.day(new Date('2026-11-20T16:00:05Z'))).toBe('2026-11-21');
    expect(times.textOrNull(null)).toBeNull();
  });

  it('are read back', () => {
    expect(times.parse('2026-11-21 00:00:05')?.toISOString()).toBe('2026-11-20T16:00:05.000Z');
    expect(times.parse('2026-11-21')?.toISOString()).toBe('2026-11-20T16:00:00.000Z');
    expect(createTimes('Europe/Berlin').parse('2026-03-29 12:00:00')?.toISOString()).toBe('2026-03-29T10:00:00.000Z');
  });

  it.each(['2026-02-30', '2026-1-1', 'today', '', '2026-01-01 25:00:00'])('refuse "%s"', (text) => {
    expect(times.parse(text)).toBeNull();
  });
});

describe('inputs', () => {
  it('take numbers and numeric strings', () => {
    expect([idValue().parse(7), idValue().parse('7'), wholeNumber().parse('-3')]).toEqual([7, 7, -3]);
    for (const bad of [0, '0', -1, 1.5, 'x', null, {}, '7; drop']) expect(idValue().safeParse(bad).success).toBe(false);
  });

  it('take lists, keyed objects and nothing as lists', () => {
    const list = listBody(z.object({ id: idValue() }));
    expect(list.parse([{ id: 1 }])).toEqual([{ id: 1 }]);
    expect(list.parse({ 0: { id: '1' }, 1: { id: 2 } })).toEqual([{ id: 1 }, { id: 2 }]);
    expect([list.parse({}), list.parse(null), list.parse(undefined)]).toEqual([[], [], []]);
    expect(list.safeParse('text').success).toBe(false);
  });
});
