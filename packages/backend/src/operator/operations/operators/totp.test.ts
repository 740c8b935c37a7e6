import { expect, it } from 'vitest';
import { authenticatorAddress, codeAt, makeSecret, stepOf } from './totp.ts';

/** '12345678901234567890', of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// The last six digits of the values of the RFC, which have eight.
it.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
  [20000000000, '353130', 666666666],
])('is RFC 6238 at second %d', (second, code, step) => {
  const now = new Date(second * 1000);
  expect(codeAt(SECRET, now)).toBe(code);
  expect(stepOf(SECRET, code, now)).toBe(step);
  expect(stepOf(SECRET, code, new Date(now.getTime() + 30_000))).toBe(step);
  expect(stepOf(SECRET, code, new Date(now.getTime() - 30_000))).toBe(step);
  expect(stepOf(SECRET, code, new Date(now.getTime() + 60_000))).toBeNull();
});

it.each(['', '28708', '2870823', '28708x', ' 287082', '２８７０８２'])('takes no code like %j', (code) => {
  expect(stepOf(SECRET, code, new Date(59_000))).toBeNull();
});

it('makes secrets of 160 bits that are not alike', () => {
  const secrets = new Set(Array.from({ length: 20 }, makeSecret));
  expect(secrets.size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

it('writes an address any authenticator reads', () => {
  const address = new URL(authenticatorAddress('集市 Market', 'ann', SECRET));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('集市 Market:ann');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: SECRET,
    issuer: '集市 Market',
    digits: '6',
    period: '30',
  });
});
