import { localeCookieName, localeStorageKey } from '@jishi/i18n/locale';
import { expect, test } from 'vitest';
import { cookieNames, foreignStorageKeys, readCookie, storageKeys } from './cookies.ts';

test('names are those the product fixes, literally', () => {
  expect(cookieNames).toMatchObject({
    token: 'jishi_token',
    expiresIn: 'jishi_expires_in',
    refreshToken: 'jishi_refresh_token',
    tokenType: 'jishi_token_type',
    lang: 'jishi_pc_site_lang',
  });
  expect(storageKeys).toEqual({
    lang: 'jishi_lang',
    customer: 'jishi_UserInfo',
    cart: 'jishi_CartList',
    order: 'jishi_OrderList',
    returnTo: 'jishi_route',
    guestCart: 'jishi_GuestCart',
  });
  expect(foreignStorageKeys).toEqual(['jishi_ApplyToken', 'jishi_SessionKey', 'jishi_Openid']);
});

test('both packages that know the language name it alike', () => {
  expect([localeCookieName(), localeStorageKey()]).toEqual([cookieNames.lang, storageKeys.lang]);
});

test.each([
  ['a=1; jishi_token=t', 't'],
  ['jishi_token=a%20b', 'a b'],
  ['jishi_token=a=b', 'a=b'],
  ['jishi_token=%E0%A4%A', '%E0%A4%A'],
  ['xjishi_token=t', null],
  ['jishi_token=', null],
  ['jishi_token', null],
  ['', null],
])('%j → %j', (header, value) => {
  expect(readCookie(header, 'jishi_token')).toBe(value);
});
