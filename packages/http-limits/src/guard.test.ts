import { expect, it } from 'vitest';
import { createHttpGuard } from './guard.ts';
import { defaultHttpLimits } from './limits.ts';

const guard = createHttpGuard({ limits: defaultHttpLimits, trustProxy: 'loopback, 10.0.0.0/8' });

it.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['10.9.8.7', true],
  ['203.0.113.9', false],
  ['2001:db8::1', false],
  ['', false],
  ['no address', false],
  ['1'.repeat(5000), false],
])('%s is trusted: %s, however often it is asked for', (address, isTrusted) => {
  expect([guard.isTrusted(address), guard.isTrusted(address)]).toEqual([isTrusted, isTrusted]);
});

it('many addresses in between change nothing', () => {
  for (let host = 0; host < 3000; host += 1) {
    expect(guard.isTrusted(`203.0.${host >> 8}.${host & 255}`)).toBe(false);
    expect(guard.isTrusted('10.0.0.1')).toBe(true);
  }
});
