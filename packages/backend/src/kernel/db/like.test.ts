import { expect, it } from 'vitest';
import { containing } from './like.ts';

it.each([
  ['杯', '%杯%'],
  ['50%_off', '%50\\%\\_off%'],
  ['a\\b', '%a\\\\b%'],
  ['x'.repeat(100_000), `%${'x'.repeat(255)}%`],
  [`${'x'.repeat(254)}😀`, `%${'x'.repeat(254)}\ufffd%`],
])('%s', (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});
