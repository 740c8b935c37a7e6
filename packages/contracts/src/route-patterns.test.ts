import { expect, test } from 'vitest';
import {
  ambiguousPath,
  fillRoute,
  matchesRoute,
  normalizeRoute,
  overlappingPath,
  pathSegments,
  routeMatcher,
  uncoveredPath,
} from './route-patterns.ts';

test.each<[string, string, string | null]>([
  ['/', '/', '/'],
  ['/', '', '/'],
  ['/', '/a', null],
  ['/cart', '/CART//', '/cart'],
  ['/cart', '/carts', null],
  ['/a/:id', '/a', null],
  ['/a/:id', '/a/7', '/a/7'],
  ['/a/:id', '/A/Xy', '/a/Xy'],
  ['/a/:id', '/a/7/8', null],
  ['/a/:id', '/a//', null],
  ['/a/:id?', '/a', '/a'],
  ['/a/:id?', '/a/%e5%85%B3', '/a/%E5%85%B3'],
  ['/a/:id?', '/a/b%2Fc', '/a/b%2Fc'],
  ['/a/:id?', '/a/%E0%A4%A', null],
  ['/:page?', '/', '/'],
])('%s matches %s as %s', (pattern, path, canonical) => {
  expect(routeMatcher(pattern)(pathSegments(path) ?? ['broken', 'broken', 'broken'])).toBe(canonical);
  expect(matchesRoute(pattern, path)).toBe(canonical !== null);
});

test.each<[string, string | number, string]>([
  ['/product/list/:id?', 7, '/product/list/7'],
  ['/article/detail/:name', 'a/b', '/article/detail/a%2Fb'],
  ['/cart', 7, '/cart'],
])('%s filled with %s is %s', (pattern, value, path) => expect(fillRoute(pattern, value)).toBe(path));

test.each<[string, string, boolean]>([
  ['/a/:id', '/A/:name', true],
  ['/a/:id?', '/a/:name?', true],
  ['/a/:id', '/a/:id?', false],
  ['/a/:id', '/a/id', false],
])('%s and %s match the same paths: %s', (one, other, isSame) =>
  expect(normalizeRoute(one) === normalizeRoute(other)).toBe(isSame),
);

test.each<[string, string, string | null, string | null]>([
  ['/a', '/a', '/a', '/a'],
  ['/a', '/A', '/a', '/a'],
  ['/a/:id?', '/a', '/a', '/a'],
  ['/a/:id', '/a/:name?', '/a/:', '/a/:'],
  ['/a/:id', '/a/new', null, '/a/new'],
  ['/a/*', '/a/b/c', null, '/a/*'],
  ['/', '/:page?', '/', '/'],
  ['/a', '/a/b', null, null],
  ['/a/:id', '/b/:id', null, null],
  ['/:x/b', '/a/:y', null, '/a/b'],
])('%s and %s', (one, other, same, both) => {
  expect([ambiguousPath(one, other), ambiguousPath(other, one)]).toEqual([same, same]);
  expect([overlappingPath(one, other), overlappingPath(other, one)]).toEqual([both, both]);
});

test.each<[string, string, string | null]>([
  ['/a/:id?', '/a/:number?', null],
  ['/a/:id', '/a/:id?', null],
  ['/a/:id?', '/a/:id', '/a'],
  ['/a/:id?', '/a', '/a/:'],
  ['/a/b', '/a/:id', null],
  ['/a/:id', '/a/b', '/a/:'],
  ['/a/b/c', '/a/*', null],
  ['/a', '/b', '/a'],
])('paths of %s that %s does not cover: %s', (pattern, by, missing) =>
  expect(uncoveredPath(pattern, by)).toBe(missing),
);
