import { expect, it } from 'vitest';
import { readinessOf } from './readiness.ts';

const phone = '13800000001';
const email = 'a@b.example';

it.each([
  [{ phone, email }, true, 2, { ready: 4, next: null }],
  [{ phone, email: null }, true, 1, { ready: 3, next: 'email' }],
  [{ phone, email }, true, 0, { ready: 3, next: 'passkey' }],
  [{ phone, email }, false, 0, { ready: 2, next: 'password' }],
  [{ phone, email: null }, false, 0, { ready: 1, next: 'password' }],
  [{ phone: null, email: null }, false, 0, { ready: 0, next: 'phone' }],
] as const)('%j, password %s, %d passkeys', (account, hasPassword, passkeys, expected) => {
  const state = { hasPassword, passkeys, passwordChangedAt: null, passwordMin: 6, devices: 1 };
  expect(readinessOf(account, state)).toEqual({ ...expected, all: 4 });
});
