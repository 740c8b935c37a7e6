import { describe, expect, it } from 'vitest';
import refreshReused from '../client/fixtures/refresh-reused.json';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import code from './fixtures/code.json';
import refresh from './fixtures/refresh.json';
import refreshEmpty from './fixtures/refresh-empty.json';
import signIn from './fixtures/sign-in.json';
import { refreshTokens, sendCode, signInByCode, signInByPassword, signOut } from './requests.ts';
import { isCode, isPhoneNumber } from './rules.ts';

it('signs in by code as a visitor', async () => {
  const { client, calls } = recordedClient({ 'POST register': signIn });
  expect(await signInByCode(client, { phone: ' 13900000009 ', code: '54321' })).toEqual({
    tokens: {
      accessToken: '<some_access_token>',
      refreshToken: '<some_refresh_token>',
      tokenType: 'Bearer',
      expiresInSeconds: 7200,
      rememberDays: 7,
    },
    nickname: null,
    phone: null,
  });
  expect(calls[0]).toMatchObject({
    body: { cellphone: '13900000009', code: '54321', platform: 'pc', lang: 'zh' },
    options: { anonymous: true },
  });
});

it('signs in by password, which is not trimmed', async () => {
  const answer = payload({ ...signIn.body.message, nickname: '小集', cellphone: '13800000001' });
  const { client, calls } = recordedClient({ 'POST login': answer });
  const result = await signInByPassword(client, { phone: '13800000001', password: ' jishi123 ' });
  expect(result).toMatchObject({ nickname: '小集', phone: '13800000001' });
  expect(calls[0]?.body).toEqual({ cellphone: '13800000001', password: ' jishi123 ' });
});

describe('refreshTokens', () => {
  it('answers new tokens without days', async () => {
    const { client, calls } = recordedClient({ 'POST refreshToken': refresh });
    expect(await refreshTokens(client, 'old')).toMatchObject({ expiresInSeconds: 7200, rememberDays: null });
    expect(calls[0]).toMatchObject({ body: { refresh_token: 'old' }, options: { anonymous: true, silent: true } });
  });

  it.each([
    ['an empty answer', refreshEmpty],
    ['a used token', refreshReused],
  ])('fails as unauthenticated on %s', async (_title, recording) => {
    const { client } = recordedClient({ 'POST refreshToken': recording });
    await expect(refreshTokens(client, 'old')).rejects.toMatchObject({ name: 'ApiError', code: 'unauthenticated' });
  });

  it('does not store half an answer', async () => {
    const { client } = recordedClient({ 'POST refreshToken': payload({ access_token: 'x' }) });
    await expect(refreshTokens(client, 'old')).rejects.toThrow();
  });
});

it.each([
  ['sign-in', undefined, true],
  ['recover', 1, true],
  ['change', 2, false],
] as const)('sends a code to %s', async (purpose, state, anonymous) => {
  const { client, calls } = recordedClient({ 'POST cellphoneCode': code });
  expect(await sendCode(client, { phone: '13900000009', purpose })).toEqual({ demoCode: '22874' });
  expect(calls[0]).toMatchObject({ body: { cellphone: '13900000009', ...(state ? { state } : {}) } });
  expect(calls[0]?.options?.anonymous).toBe(anonymous);
});

it('shows no code where one was sent', async () => {
  const { client } = recordedClient({ 'POST cellphoneCode': payload('验证码已发送') });
  expect(await sendCode(client, { phone: '13900000009', purpose: 'sign-in' })).toEqual({ demoCode: null });
});

it('signs out quietly', async () => {
  const { client, calls } = recordedClient({ 'POST logout': payload('ok') });
  await signOut(client);
  expect(calls[0]?.options?.silent).toBe(true);
});

it.each([
  ['13800000001', true],
  [' 19912345678 ', true],
  ['14712345678', true],
  ['12800000001', false],
  ['1380000000', false],
  ['138000000011', false],
  ['', false],
])('phone number %j: %s', (text, expected) => {
  expect(isPhoneNumber(text)).toBe(expected);
});

it('knows a code', () => {
  expect(['54321', ' 54321 '].every(isCode)).toBe(true);
  expect(['5432', '543210', '5432a', ''].some(isCode)).toBe(false);
});
