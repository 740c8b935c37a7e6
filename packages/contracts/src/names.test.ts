import { expect, test } from 'vitest';
import { comparePartNames, isPartName, isRemoteName, toMfName, toPartName } from './names.ts';

test.each(['mf-catalog', 'mf-cart-checkout', 'mf-b2b', 'mf-x'])('%s is a remote', (name) => {
  expect([isRemoteName(name), isPartName(name)]).toEqual([true, true]);
  expect(toPartName(toMfName(name))).toBe(name);
});

test.each([
  'shell',
  'mf-',
  'mf-Foo',
  'mf_foo',
  'foo',
  'mf-a--b',
  'mf-a-',
  'mf-1st',
  'mf-a/b',
  '../mf-a',
  'mf-商品',
  '',
])('"%s" is none', (name) => {
  expect(isRemoteName(name)).toBe(false);
  expect(isPartName(name)).toBe(name === 'shell');
});

test('the shell comes first, the remotes by name', () => {
  const names = ['mf-catalog', 'mf-b2b', 'shell', 'mf-user-centre', 'mf-cart-checkout'];
  expect(names.sort(comparePartNames)).toEqual(['shell', 'mf-b2b', 'mf-cart-checkout', 'mf-catalog', 'mf-user-centre']);
});
