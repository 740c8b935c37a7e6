import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import { describe, expect, test } from 'vitest';
import { knownQuery, queryKeysOf } from './query-keys.ts';

describe('the query a page depends on', () => {
  const keys = new Set(['page', 'brand', 'title', 'name[]']);
  test.each([
    ['/', ''],
    ['/?', ''],
    ['/?zz=1&utm_source=x', ''],
    ['/?page=2', '?page=2'],
    ['/?zz=1&page=2#x?page=3', '?page=2'],
    ['/?page=2&brand=5&zz=1&brand=3', '?brand=5&brand=3&page=2'],
    ['/?brand=3&page=2&brand=5', '?brand=3&brand=5&page=2'],
    ['/?Page=2', ''],
    ['/?page', '?page='],
    ['/?title=%e8%8c%b6%20a&name%5b%5d=1', '?name%5B%5D=1&title=%E8%8C%B6+a'],
    ['/?title=茶', '?title=%E8%8C%B6'],
    ['/?title=%zz%ff', '?title=%25zz%EF%BF%BD'],
  ])('%s → %s', (url, known) => expect(knownQuery(url, keys)).toBe(known));

  test('of a page whose keys nobody wrote down: all of it, as it is', () => {
    expect(knownQuery('/?b=2&a=%e8#x', null)).toBe('?b=2&a=%e8');
    expect(knownQuery('/', null)).toBe('');
  });

  test('thousands of keys are left out as quickly as they come', () => {
    const many = Array.from({ length: 4_000 }, (_, index) => `k${index}=${index}`).join('&');
    expect(knownQuery(`/?${many}&page=2&${many}`, keys)).toBe('?page=2');
  });
});

describe('what the parts of a release say', () => {
  const catalogue = bareDeclaration('mf-catalog', '1.0.0', { queryKeys: { 'mf_catalog/list': ['page'] } });
  const shell = bareDeclaration('shell', '1.0.0', { queryKeys: { '*': ['parts', 'theme'] } });
  const of = (declarations: Parameters<typeof queryKeysOf>[0], mayShowParts = true) => {
    const keys = queryKeysOf(declarations, { mayShowParts })('mf_catalog/list');
    return keys && [...keys];
  };

  test('a page, and the frame around it', () => {
    expect(of([shell, catalogue])).toEqual(['page', 'parts', 'theme']);
    expect(of([shell, catalogue], false)).toEqual(['page', 'theme']);
  });

  test('a part or a shell built before says nothing: any key may count', () => {
    expect(of([shell, bareDeclaration('mf-catalog', '1.0.0')])).toBeNull();
    expect(of([bareDeclaration('shell', '1.0.0'), catalogue])).toBeNull();
    expect(of([])).toBeNull();
  });
});
