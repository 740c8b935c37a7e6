import { expect, test } from 'vitest';
import { createSessions, sessionCookie, sessionIn } from './sessions.ts';

test('a session ends after twelve hours, and by itself', () => {
  let now = 0;
  const sessions = createSessions(() => now);
  const id = sessions.begin('token');
  now = 12 * 3_600_000 - 1;
  expect(sessions.tokenOf(id)).toBe('token');
  now += 1;
  expect(sessions.tokenOf(id)).toBeUndefined();
  const other = sessions.begin('token');
  sessions.end(other);
  expect([sessions.tokenOf(other), sessions.tokenOf(undefined), sessions.tokenOf('x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('whoever signs in without end takes the place of the oldest', () => {
  const sessions = createSessions();
  const first = sessions.begin('first');
  const others = Array.from({ length: 1_000 }, () => sessions.begin('more'));
  expect(sessions.tokenOf(first)).toBeUndefined();
  expect(others.every((id) => sessions.tokenOf(id) === 'more')).toBe(true);
});

test.each([
  ['jishi_releases={id}', true],
  ['a=b; jishi_releases={id}; c=d', true],
  ['not_jishi_releases={id}', false],
  ['jishi_releases=short', false],
  ['', false],
])('found in %s: %s', (header, isThere) => {
  const id = createSessions().begin('token');
  expect(sessionIn(header.replace('{id}', id))).toBe(isThere ? id : undefined);
});

test('elsewhere than on this computer the cookie is sent with TLS alone', () => {
  expect(sessionCookie('x', false)).toMatch(/; Secure$/);
  expect(sessionCookie('x', true)).not.toContain('Secure');
});
