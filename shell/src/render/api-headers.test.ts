import { expect, test } from 'vitest';
import { apiHeaders } from './api-headers.ts';

test.each([
  ['http://127.0.0.1:4000/api/v1/app/', 'identity'],
  ['http://localhost:4000/api/v1/app/', 'identity'],
  ['http://[::1]:4000/api/v1/app/', 'identity'],
  ['http://10.0.0.21:4000/api/v1/app/', undefined],
  ['https://api.shop.example/api/v1/app/', undefined],
  ['https://127.0.0.1.shop.example/', undefined],
])('answers of %s are asked for as %s', (apiBase, encoding) => {
  expect(apiHeaders({ apiBase, internalKey: null })['accept-encoding']).toBe(encoding);
});

test('the internal key is sent where there is one', () => {
  const apiBase = 'https://api.shop.example/';
  expect(apiHeaders({ apiBase, internalKey: 'key' })).toEqual({ 'x-internal-key': 'key' });
  expect(apiHeaders({ apiBase, internalKey: null })).toEqual({});
});
