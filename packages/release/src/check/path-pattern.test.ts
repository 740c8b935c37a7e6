import { expect, test } from 'vitest';
import { overlap, sameForm, unanswered } from './path-pattern.ts';

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
  expect([sameForm(one, other), sameForm(other, one)]).toEqual([same, same]);
  expect([overlap(one, other), overlap(other, one)]).toEqual([both, both]);
});

test.each<[string, string, string | null]>([
  ['/a/:id?', '/a/:number?', null],
  ['/a/:id', '/a/:id?', null],
  ['/a/:id?', '/a/:id', 'a'],
  ['/a/:id?', '/a', 'a/:'],
  ['/a/b', '/a/:id', null],
  ['/a/:id', '/a/b', 'a/:'],
  ['/a/b/c', '/a/*', null],
  ['/a', '/b', 'a'],
])('addresses like %s, answered by %s', (built, page, missing) => expect(unanswered(built, page)).toBe(missing));
