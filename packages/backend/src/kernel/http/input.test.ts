import { describe, expect, it } from 'vitest';
import { parseForm } from './forms.ts';
import { normalise } from './input.ts';

describe('normalise', () => {
  it('trims and empties, except passwords', () => {
    const body = { a: ' x ', b: '  ', list: [' y ', ''], deep: { c: '' }, password: ' p ', rPassword: '' };
    expect(normalise(body)).toEqual({
      a: 'x',
      b: null,
      list: ['y', null],
      deep: { c: null },
      password: ' p ',
      rPassword: null,
    });
  });

  it.each([
    ['a\0b', 'ab'],
    ['\0', null],
    ['half \ud83d a pair', 'half \ufffd a pair'],
    ['a whole 😀', 'a whole 😀'],
  ])('%j is kept as a database can keep it', (text, kept) => {
    expect(normalise({ text })).toEqual({ text: kept });
  });

  it('copies own safe keys only', () => {
    const clean = normalise(JSON.parse('{"__proto__":{"isAdmin":true},"a":1}'));
    expect(clean).toEqual({ a: 1 });
    expect(Object.getPrototypeOf(clean)).toBe(Object.prototype);
  });

  it.each(['{"page":{"toString":1,"valueOf":1}}', 'page[toString]=1&page[valueOf]=1'])(
    'leaves a text to all: %s',
    (sent) => {
      const { page } = normalise(sent.startsWith('{') ? JSON.parse(sent) : parseForm(sent)) as { page: unknown };
      expect(Number(page ?? undefined)).toBeNaN();
      expect(String(page)).toMatch(/object|null|undefined/);
    },
  );

  it('ends deep nesting', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`);
    expect(JSON.stringify(normalise(deep)).length).toBeLessThan(200);
  });
});
