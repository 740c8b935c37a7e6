import { expect, test } from 'vitest';
import { comparePartNames, fileUrl, isContentTag, isPartName, isRemoteName, toMfName, toPartName } from './names.ts';

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

test('the address of a file is made of its part, its content and its name', () => {
  const integrity = 'sha384-OLBgp1Gs/jhM2+J+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
  expect(fileUrl('mf-catalog', integrity, 'home.js')).toBe('/remotes/mf-catalog/OLBgp1Gs_jhM2-J-/home.js');
});

test.each([
  ['OLBgp1Gs_jhM2-J-', true],
  ['OLBgp1Gs_jhM2-J', false],
  ['OLBgp1Gs/jhM2+J+', false],
  ['1.2.3', false],
  ['1.0.0-abcdefghij', false], // as long as a tag
  ['', false],
])('"%s" is the tag of a content: %s', (folder, expected) => {
  expect(isContentTag(folder)).toBe(expected);
});
