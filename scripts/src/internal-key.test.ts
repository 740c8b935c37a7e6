import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedKey } from './internal-key.ts';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'jishi-key-'));
});
afterEach(() => rm(data, { recursive: true }));

it.each([{}, { SHOP_DEMO: '1' }, { SHOP_DEMO: '0' }, { SHOP_DEMO: '0', SHOP_INTERNAL_KEY: '' }])(
  'web and api of a shop with %j share a key, the same after each start',
  async (settings) => {
    const first = await sharedKey(settings, data);
    expect(first).toEqual({ SHOP_INTERNAL_KEY: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await sharedKey(settings, data)).toEqual(first);
  },
);

it.each([{ SHOP_INTERNAL_KEY: 'a key of its owner' }, { SHOP_API_ORIGIN: 'https://api.example' }])(
  'a shop with %j gets none',
  async (settings) => {
    expect(await sharedKey(settings, data)).toEqual({});
  },
);
