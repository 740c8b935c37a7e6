import { expect, test } from 'vitest';
import { releaseInPage, startDataOf } from './release-in-page.ts';

test('the versions of a page, each once', () => {
  const mark = (part: string, version: string) => `<div data-body="" data-part="${part}" data-version="${version}">`;
  expect(releaseInPage(mark('mf_a', '1.0.1') + mark('mf_b', '1.0.1'))).toEqual(['1.0.1']);
  expect(releaseInPage(mark('mf_a', '1.0.2') + mark('mf_b', '1.0.1'))).toEqual(['1.0.1', '1.0.2']);
  expect(releaseInPage('<p>nothing</p>')).toEqual([]);
});

test('start data as it stands in a page', () => {
  const html = '<script nonce="x">on();self.__shop={"serial":7,"cart":null}</script><div id="root">';
  expect(startDataOf(html)).toEqual({ all: { serial: 7, cart: null }, text: '{"serial":7,"cart":null}' });
  expect(() => startDataOf('<p>closed</p>')).toThrow('no start data');
});
