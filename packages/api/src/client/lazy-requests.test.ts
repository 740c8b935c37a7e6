import { expect, test, vi } from 'vitest';
import { isApiError } from './api-error.ts';
import { lazyRequests } from './lazy-requests.ts';

const add = async (a: number, b: number) => a + b;

test('the code of a request is loaded with the first call, not before', async () => {
  const load = vi.fn(async () => ({ add }));
  const request = lazyRequests(load)('add');
  expect(load).not.toHaveBeenCalled();
  await expect(request(1, 2)).resolves.toBe(3);
});

test('its failures are its own', async () => {
  const request = lazyRequests(async () => ({ fail: async () => Promise.reject(new RangeError('mine')) }))('fail');
  await expect(request()).rejects.toThrow(RangeError);
});

test('code that does not arrive is as if the server had not answered, and is asked for again', async () => {
  const load = vi.fn(async () => ({ add })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const request = lazyRequests(load)('add');
  const error: unknown = await request(1, 2).catch((thrown: unknown) => thrown);
  expect(isApiError(error, 'network')).toBe(true);
  await expect(request(1, 2)).resolves.toBe(3);
});
