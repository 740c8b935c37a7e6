import type { PageEntry } from '@jishi/contracts/release';
import type { RenderRequest } from '@jishi/contracts/renderer';
import { expect, test, vi } from 'vitest';
import { defaultLimits } from '../config/limits.ts';
import { compilePagePatterns } from '../routing/page-patterns.ts';
import { isUrgent, requestsFor, warmRelease } from './warm-release.ts';

const requestOf = (url: string) => ({ url, lang: 'zh' }) as RenderRequest;
const never = new AbortController().signal;

test('draws the most asked pages in turn until the thread is warm', async () => {
  const renew = vi.fn(async () => {});
  await warmRelease({ renew }, [requestOf('/'), requestOf('/cart')], { warmDraws: 5, warmWithin: 10_000 }, never);
  expect(renew.mock.calls.map(([request]: unknown[]) => (request as RenderRequest).url)).toEqual([
    '/',
    '/cart',
    '/',
    '/cart',
    '/',
  ]);
});

test('pages that fail, or never come, hold up no release', async () => {
  const renew = vi
    .fn<(request: RenderRequest) => Promise<void>>(() => new Promise(() => {}))
    .mockRejectedValueOnce(new Error('broken'));
  const began = performance.now();
  await warmRelease({ renew }, [requestOf('/')], { warmDraws: 5, warmWithin: 50 }, never);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('a newer release ends it', async () => {
  const newer = new AbortController();
  const warming = warmRelease(
    { renew: () => new Promise(() => {}) },
    [requestOf('/')],
    { warmDraws: 5, warmWithin: 60_000 },
    newer.signal,
  );
  newer.abort();
  await warming;
});

test('only pages the release has and shares are drawn, under its own addresses', () => {
  const pages: PageEntry[] = [
    { id: 'mf_catalog/home', path: '/', layout: 'default', guarded: false },
    { id: 'mf_user_centre/portal', path: '/user/portal', layout: 'default', guarded: true },
  ];
  const addresses = {
    findPage: compilePagePatterns(pages),
    queryKeys: () => new Set(['page']),
  };
  const requests = ['/', '/user/portal', '/gone'].map(requestOf);
  expect(requestsFor(addresses, requests, defaultLimits).map(({ url }) => url)).toEqual(['/']);
});

test.each([
  ['rollback', true],
  ['ban', true],
  ['pin', false],
  ['promote', false],
] as const)('a %s is urgent: %s', (kind, expected) => {
  expect(isUrgent({ kind })).toBe(expected);
});
