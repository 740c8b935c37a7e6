import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { Memory } from './memory.ts';

const UUID = '0a4d02b2-b651-478a-a036-a4425b050b1b';
const OTHER_UUID = 'fd7f9980-5a7d-4338-aab1-467980150155';

const paths = (recorded: unknown, ours: unknown, sorted: string | null = null, memory = new Memory()) =>
  compare(recorded, ours, memory, sorted).map(({ path }) => path);

describe('comparing with a recording', () => {
  it('finds nothing in the same answer', () => {
    const answer = { status: 200, list: [{ id: 1, name: null }], text: 'a' };
    expect(paths(answer, structuredClone(answer))).toEqual([]);
  });

  it.each([
    ['a missing key', { a: 1 }, {}, ['a']],
    ['a key too many', {}, { a: null }, ['a']],
    ['another number', { a: 1 }, { a: 2 }, ['a']],
    ['a number as text', { a: 1 }, { a: '1' }, ['a']],
    ['nothing instead of a text', { a: '' }, { a: null }, ['a']],
    ['an object instead of a list', { a: [] }, { a: {} }, ['a']],
    ['another text', { a: { b: 'x' } }, { a: { b: 'y' } }, ['a.b']],
    ['a row too few', { a: [1, 2] }, { a: [1] }, ['a[1]', 'a.length']],
    ['a row too many', { a: [1] }, { a: [1, 2] }, ['a.length']],
    ['a moment that was seeded', { a: '2024-01-01 10:00:00' }, { a: '2024-01-01 10:00:01' }, ['a']],
    ['a moment in another form', { a: '2026-11-20 23:38:09' }, { a: '2026-11-20T23:38:09Z' }, ['a']],
  ])('finds %s', (_name, recorded, ours, expected) => {
    expect(paths(recorded, ours)).toEqual(expected);
  });

  it('takes any moment of the scenario', () => {
    expect(paths({ a: '2026-11-20 23:38:09' }, { a: '2030-01-01 00:00:00' })).toEqual([]);
  });

  it('takes rows that tie in any order, others only in theirs', () => {
    const rows = (...names: string[]) => names.map((name) => ({ at: name[0], name }));
    expect(paths(rows('a1', 'a2', 'b1'), rows('a2', 'a1', 'b1'), 'at')).toEqual([]);
    expect(paths(rows('a1', 'b1'), rows('b1', 'a1'), 'at')).not.toEqual([]);
    expect(paths(rows('a1', 'a2'), rows('a2', 'a1'))).not.toEqual([]);
    expect(paths(rows('a1', 'a2'), rows('a1', 'a1'), 'at')).toEqual(['[1].name']);
  });

  it('wants what a server makes up to stay the same, and apart', () => {
    const memory = new Memory();
    expect(paths([UUID, UUID], [OTHER_UUID, OTHER_UUID], null, memory)).toEqual([]);
    expect(paths(UUID, UUID, null, memory)).toEqual(['']);
    expect(paths('11111111-2222-3333-4444-555555555555', OTHER_UUID, null, memory)).toEqual(['']);
    expect(paths({ a: '1795189097857415050' }, { a: 'NO-1' })).toEqual(['a']);
  });

  it('puts ours in place of what was recorded, also inside of texts', () => {
    const memory = new Memory([['1795189097857415050', '42']]);
    expect(paths('order 1795189097857415050', 'order 42', null, memory)).toEqual([]);
    expect(
      new Memory([
        ['11', '22'],
        ['22', '33'],
      ]).text('11 22'),
    ).toBe('22 33');
    expect(memory.value({ list: ['<1795189097857415050>'] })).toEqual({ list: ['<42>'] });
  });
});
