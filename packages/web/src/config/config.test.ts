import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const real = { SHOP_PROJECT_KEY: 'a-real-key', SHOP_RELEASE_KEYS: 'keys', SHOP_PUBLIC_ORIGIN: 'https://shop.example' };

test('demo mode needs no setting', () => {
  expect(readConfig({ SHOP_DEMO: '1' })).toMatchObject({
    port: 3000,
    apiOrigin: 'http://127.0.0.1:4000',
    apiBase: '/api/v1/app/',
    channel: 'live',
    projectKey: 'jishi-demo-key',
    internalKey: null,
    trustProxy: false,
    publicOrigin: null,
    mediaOrigin: null,
  });
});

test('every bad value is named at once', () => {
  const env = {
    SHOP_PORT: 'many',
    SHOP_API_BASE: '/v1/',
    SHOP_TRUST_PROXY: 'loopback, 10.0.0.0/99',
    SHOP_PUBLIC_ORIGIN: 'https://shop.example/path',
    SHOP_LOG_LEVEL: 'loud',
  };
  expect(() => readConfig(env)).toThrow(
    /SHOP_PORT must be a port number[\s\S]*SHOP_API_BASE must be a path[\s\S]*SHOP_TRUST_PROXY has "10\.0\.0\.0\/99"[\s\S]*SHOP_PUBLIC_ORIGIN must be scheme[\s\S]*SHOP_LOG_LEVEL must be one of[\s\S]*SHOP_PROJECT_KEY is missing/,
  );
});

test('outside demo mode the project key has no default', () => {
  expect(() => readConfig({ SHOP_DEMO: '0' })).toThrow('SHOP_PROJECT_KEY');
  expect(readConfig(real).projectKey).toBe('a-real-key');
});

test('outside demo mode it must be said whose releases count', () => {
  expect(() => readConfig({ SHOP_PROJECT_KEY: 'a-real-key' })).toThrow('SHOP_RELEASE_KEYS is missing');
  expect(readConfig(real).releaseKeys).toBe('keys');
  expect(readConfig({ SHOP_DEMO: '1' }).releaseKeys).toBeNull();
});

test('outside demo mode the shop must know its address', () => {
  expect(() => readConfig({ ...real, SHOP_PUBLIC_ORIGIN: '' })).toThrow(
    'SHOP_PUBLIC_ORIGIN is missing: outside demo mode the shop must know its address, such as https://shop.example',
  );
  expect(readConfig(real).publicOrigin).toBe('https://shop.example');
  expect(readConfig({ SHOP_DEMO: '1' }).publicOrigin).toBeNull();
});

test('parts are shown in demo mode and on channels nobody buys on', () => {
  const shows = (env: Record<string, string>) => readConfig({ ...real, ...env }).mayShowParts;
  expect([shows({}), shows({ SHOP_DEMO: '0', SHOP_CHANNEL: 'live' })]).toEqual([false, false]);
  expect([shows({ SHOP_DEMO: '1' }), shows({ SHOP_CHANNEL: 'preview' })]).toEqual([true, true]);
});

test('an empty value counts as not set', () => {
  expect(readConfig({ SHOP_DEMO: 'confirmed', SHOP_PORT: '', SHOP_TRUST_PROXY: '' })).toMatchObject({
    port: 3000,
    trustProxy: false,
  });
});

test('proxies are addresses, ranges or names', () => {
  const trust = (text: string) => readConfig({ SHOP_DEMO: '1', SHOP_TRUST_PROXY: text }).trustProxy;
  expect(trust('loopback, 10.0.0.0/8,::1')).toEqual(['loopback', '10.0.0.0/8', '::1']);
  expect(trust('false')).toBe(false);
});

test('there is a render thread for each core, up to four, unless a number is set', () => {
  const threads = (text: string) => readConfig({ SHOP_DEMO: '1', SHOP_RENDER_THREADS: text }).renderThreads;
  expect(threads('')).toBe(Math.min(4, availableParallelism()));
  expect([threads('1'), threads('12')]).toEqual([1, 12]);
  for (const bad of ['0', '65', '1.5', 'many']) expect(() => threads(bad)).toThrow('SHOP_RENDER_THREADS');
});
