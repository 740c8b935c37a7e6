import { expect, it } from 'vitest';
import { routeOf } from './server-call.ts';

const api = {
  base: '/api/',
  routes: ['/api/good/:id', '/api/good/words', '/api/article/column/:key?', '/health'].map((url) => ({
    method: ['GET' as const],
    url,
    schema: undefined,
    config: undefined,
  })),
};

it.each([
  ['good/5', '/good/{id}', { id: '5' }],
  ['good/words', '/good/words', {}],
  ['article/column/%E5%85%B3%E4%BA%8E', '/article/column/{key}', { key: '关于' }],
])('%s reaches %s', (path, route, params) => {
  expect(routeOf(api, { method: 'GET', path })).toMatchObject({ path: route, params });
});

it.each([
  ['GET', 'health'],
  ['GET', 'good'],
  ['GET', 'good/5/words'],
  ['POST', 'good/5'],
] as const)('%s %s reaches none', (method, path) => {
  expect(routeOf(api, { method, path })).toBeNull();
});
