import { describe, expect, it } from 'vitest';
import { normalise, parseForm } from './input.ts';

describe('parseForm', () => {
  it.each([
    ['a=1&b=x+y', { a: '1', b: 'x y' }],
    ['sort=%2Bprice', { sort: '+price' }],
    ['name[]=a&name[]=b', { name: ['a', 'b'] }],
    ['a=1&a=2', { a: '2' }],
    ['c[d]=4&c[e][f]=5', { c: { d: '4', e: { f: '5' } } }],
    ['list[0][id]=1&list[1][id]=2', { list: [{ id: '1' }, { id: '2' }] }],
    ['0[id]=1&1[id]=2', { 0: { id: '1' }, 1: { id: '2' } }],
    ['flag', { flag: '' }],
    ['a[b=1', { 'a[b': '1' }],
    ['', {}],
  ])('%s', (text, fields) => {
    expect(parseForm(text)).toEqual(fields);
  });

  it('reaches no prototype', () => {
    parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1');
    expect({}).not.toHaveProperty('polluted');
  });
});

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
