import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm, parseQuery } from './forms.ts';

describe.each([
  ['a body', parseForm],
  ['a query', parseQuery],
])('%s', (_, parse) => {
  it.each([
    ['a=1&b=x+y', { a: '1', b: 'x y' }],
    ['sort=%2Bprice', { sort: '+price' }],
    ['name[]=a&name[]=b', { name: ['a', 'b'] }],
    ['name[]=a', { name: ['a'] }],
    ['a=1&a=2', { a: '2' }],
    ['c[d]=4&c[e][f]=5', { c: { d: '4', e: { f: '5' } } }],
    ['c%5Bd%5D=4', { c: { d: '4' } }],
    ['list[0][id]=1&list[1][id]=2', { list: [{ id: '1' }, { id: '2' }] }],
    ['list[1][id]=2&list[0][id]=1', { list: [{ id: '1' }, { id: '2' }] }],
    ['0[id]=1&1[id]=2', { 0: { id: '1' }, 1: { id: '2' } }],
    ['flag', { flag: '' }],
    ['a.b=1&c=1,2', { 'a.b': '1', c: '1,2' }],
    ['', {}],
  ])('%s', (text, fields) => {
    expect(parse(text)).toEqual(fields);
  });

  it('reaches no prototype', () => {
    const fields = parse('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1');
    expect({}).not.toHaveProperty('polluted');
    expect(fields['a'] ?? {}).not.toHaveProperty('polluted');
  });

  it('reads any flat form as browsers write it', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[[\]]/.test(text) && !(text in {}));
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ unit: 'grapheme' }), { noNullPrototype: true }), (fields) => {
        expect(parse(new URLSearchParams(fields).toString())).toEqual(fields);
      }),
    );
  });

  it('takes any text', () => {
    const part = fc.constantFrom('a', '[', ']', '[]', '=', '&', '0', '%5B', '%', '%ff', '+', '__proto__', '.');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        expect(parse(parts.join(''))).toBeTypeOf('object');
      }),
      { numRuns: 1000 },
    );
  });
});

const many = (count: number, entry: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => entry(i)).join('&');

it.each([
  ['5,001 fields', many(5001, (index) => `a${index}=1`)],
  ['a list of 251', many(251, () => 'a[]=1')],
  ['a list with an entry at 250', 'a[250]=1'],
])('%s are refused in a body, and read or left in a query', (_, text) => {
  expect(() => parseForm(text)).toThrow(expect.objectContaining({ statusCode: 413 }));
  expect(parseQuery(text)).toBeTypeOf('object');
});

it('a list as long as allowed is whole', () => {
  expect(parseForm(many(250, (index) => `a[]=${index}`))['a']).toHaveLength(250);
});
