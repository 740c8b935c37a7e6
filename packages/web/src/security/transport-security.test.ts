import { expect, test } from 'vitest';
import { startTestWeb } from '../testing/test-web.ts';

const hstsOf = async (env: Record<string, string>, path: string, headers = {}) => {
  await using shop = await startTestWeb({ env });
  return (await shop.get(path, headers)).headers.get('strict-transport-security');
};
const secure = { SHOP_PUBLIC_ORIGIN: 'https://shop.example' };

test.each(['/', '/favicon.svg', '/nowhere'])('a shop whose origin is https insists on it at %s', async (path) => {
  expect(await hstsOf(secure, path)).toBe('max-age=31536000');
});

test('names below the shop’s are included when a setting says so', async () => {
  expect(await hstsOf({ ...secure, SHOP_HSTS_SUBDOMAINS: '1' }, '/')).toBe('max-age=31536000; includeSubDomains');
  await expect(hstsOf({ ...secure, SHOP_HSTS_SUBDOMAINS: 'yes' }, '/')).rejects.toThrow(
    'SHOP_HSTS_SUBDOMAINS must be 0 or 1',
  );
});

test('a shop that is asked over http says nothing, unless a trusted proxy was asked over https', async () => {
  const proxied = { 'x-forwarded-proto': 'https' };
  expect(await hstsOf({}, '/')).toBeNull();
  expect(await hstsOf({ SHOP_PUBLIC_ORIGIN: 'http://shop.example' }, '/')).toBeNull();
  expect(await hstsOf({}, '/', proxied)).toBeNull();
  expect(await hstsOf({ SHOP_TRUST_PROXY: 'loopback' }, '/', proxied)).toBe('max-age=31536000');
});
