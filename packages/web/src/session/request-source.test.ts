import { expect, test } from 'vitest';
import { requestSource } from './request-source.ts';

const SHOP = 'https://shop.example';
const cases: [string, Record<string, string>, 'own' | 'other' | 'unknown'][] = [
  ['a page of this shop', { 'sec-fetch-site': 'same-origin', origin: SHOP }, 'own'],
  ['a read of a page of this shop', { 'sec-fetch-site': 'same-origin' }, 'own'],
  ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }, 'other'],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 'other'],
  ['an address somebody typed', { 'sec-fetch-site': 'none' }, 'other'],
  ['an old browser, own page', { origin: SHOP }, 'own'],
  ['an old browser, the name it was asked by', { origin: 'http://10.0.0.7:3000' }, 'own'],
  ['an old browser, another site', { origin: 'https://evil.example' }, 'other'],
  ['a sandboxed frame', { origin: 'null' }, 'other'],
  ['a page that lies about one of both', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 'other'],
  ['an app', {}, 'unknown'],
];

test.each(cases)('%s', (_who, headers, source) => {
  expect(requestSource({ headers, host: '10.0.0.7:3000', protocol: 'http' }, SHOP)).toBe(source);
});
