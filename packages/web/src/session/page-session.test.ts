import { expect, test } from 'vitest';
import { markerOf } from './marker.ts';
import { readPageSession } from './page-session.ts';

const marker = markerOf('access');
const tokens = '__Host-jishi_access=access; __Host-jishi_refresh=refresh';
const FORGOTTEN = ['jishi_token', 'jishi_refresh_token', 'jishi_expires_in', 'jishi_token_type'].map(
  (name) => `${name}=; Max-Age=0; Path=/; Secure; SameSite=Lax`,
);

const cases: [string, string, ReturnType<typeof readPageSession>][] = [
  ['a visitor', 'jishi_theme=dark', { isPersonal: false, cookie: 'jishi_theme=dark', setCookie: [] }],
  [
    'a customer: the release sees the access token, and never the other one',
    `jishi_theme=dark; jishi_token=${marker}; jishi_refresh_token=${markerOf('refresh')}; ${tokens}`,
    { isPersonal: true, cookie: 'jishi_theme=dark; jishi_token=access', setCookie: [] },
  ],
  [
    'another tab has just renewed the tokens',
    `jishi_token=${markerOf('older')}; ${tokens}`,
    { isPersonal: true, cookie: 'jishi_token=access', setCookie: [] },
  ],
  [
    'signed out in this browser, and the api was away: tokens without a marker are nobody’s',
    tokens,
    { isPersonal: false, cookie: '', setCookie: [] },
  ],
  [
    'a marker whose tokens are gone is taken away',
    `jishi_theme=dark; jishi_token=${marker}; jishi_expires_in=99`,
    { isPersonal: true, cookie: 'jishi_theme=dark', setCookie: FORGOTTEN },
  ],
  [
    'tokens where scripts can read them are put away',
    'jishi_token=access; jishi_refresh_token=refresh; jishi_expires_in=99',
    {
      isPersonal: true,
      cookie: 'jishi_expires_in=99; jishi_token=access',
      setCookie: [
        '__Host-jishi_access=access; Path=/; HttpOnly; Secure; SameSite=Lax',
        '__Host-jishi_refresh=refresh; Path=/; HttpOnly; Secure; SameSite=Lax',
        `jishi_token=${marker}; Path=/; Secure; SameSite=Lax`,
        `jishi_refresh_token=${markerOf('refresh')}; Path=/; Secure; SameSite=Lax`,
      ],
    },
  ],
  ['an access token that has expired', 'jishi_refresh_token=old', { isPersonal: true, cookie: '', setCookie: [] }],
];

test.each(cases)('%s', (_who, header, session) => {
  expect(readPageSession(header, true)).toEqual(session);
});

test('on https a cookie another host could have set counts for nothing; without https there is only that', () => {
  const header = `jishi_token=${marker}; jishi_access=access`;
  expect(readPageSession(header, true).cookie).toBe('');
  expect(readPageSession(header, false)).toEqual({ isPersonal: true, cookie: 'jishi_token=access', setCookie: [] });
});
