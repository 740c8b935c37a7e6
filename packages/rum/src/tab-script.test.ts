import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildTabScript } from './build-tab-script.ts';
import { earlyRum } from './early.ts';
import { rumScript } from './script.ts';

const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

test('what browsers get is what the sources make (pnpm --filter @jishi/rum build)', async () => {
  expect(rumScript).toBe(await buildTabScript());
}, 60_000);

test('it costs a shopper at most 1.5 KB, and each page a quarter of a KB before compression', () => {
  expect(compressed(rumScript)).toBeLessThanOrEqual(1_500);
  expect(earlyRum.length).toBeLessThanOrEqual(260);
});
