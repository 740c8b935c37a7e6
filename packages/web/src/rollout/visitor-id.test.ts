import type { Rollout } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { visitOf } from './visitor-id.ts';

const running = { serial: 41, rollout: { id: '3fa9c1d2' } as Rollout };
const over = { serial: 42 };
const before = { serial: 40 };
const cookieOf = (lines: readonly string[]) => lines[0]?.split(';')[0] ?? '';

test.each([
  ['http', false, 'jishi_rollout', false],
  ['https', true, '__Host-jishi_rollout', true],
])('over %s a first visit gets a cookie no script can read', (_, isSecure, name, hasSecure) => {
  const { id, setCookie } = visitOf('', running, isSecure);
  expect([id, setCookie.length]).toEqual([null, 1]);
  const [line = ''] = setCookie;
  expect(line).toMatch(new RegExp(`^${name}=3fa9c1d2\\.41\\.[\\w-]{22}; Max-Age=2592000; Path=/; HttpOnly;`));
  expect([line.includes('SameSite=Lax'), line.includes('Secure')]).toEqual([true, hasSecure]);
});

test('the next visits are somebody, and set nothing', () => {
  const cookie = cookieOf(visitOf('', running, false).setCookie);
  const [first, second] = [1, 2].map(() => visitOf(`a=b; ${cookie}`, running, false));
  expect(first).toEqual({ id: cookie.slice(-22), setCookie: [] });
  expect(second).toEqual(first);
});

test('two visitors are two', () => {
  const [one, other] = [1, 2].map(() => cookieOf(visitOf('', running, false).setCookie));
  expect(one).not.toBe(other);
});

test('without a rollout nobody gets an id, and who has one loses it', () => {
  const cookie = cookieOf(visitOf('', running, false).setCookie);
  expect(visitOf('a=b', over, false)).toEqual({ id: null, setCookie: [] });
  expect(visitOf(cookie, over, false)).toEqual({
    id: null,
    setCookie: [expect.stringMatching(/^jishi_rollout=; Max-Age=0;/)],
  });
});

test.each([
  ['nothing runs yet', before],
  ['the rollout before it runs', { serial: 40, rollout: { id: '00000000' } as Rollout }],
])('a server that is behind, where %s, leaves it alone', (_, release) => {
  const cookie = cookieOf(visitOf('', running, false).setCookie);
  expect(visitOf(cookie, release, false)).toEqual({ id: null, setCookie: [] });
});

test.each([
  ['of another rollout', (cookie: string) => cookie.replace('3fa9c1d2', '00000000')],
  ['that somebody made up', () => 'jishi_rollout=1'],
  ['that is too long', (cookie: string) => `${cookie}x`],
])('an id %s is replaced', (_, change) => {
  const cookie = change(cookieOf(visitOf('', running, false).setCookie));
  const { id, setCookie } = visitOf(cookie, running, false);
  expect([id, setCookie.length]).toEqual([null, 1]);
});
