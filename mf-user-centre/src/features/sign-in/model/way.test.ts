import { describe, expect, it } from 'vitest';
import { firstWay, waysOf } from './way.ts';

const features = (password: boolean, qr: boolean) =>
  ({ 'password-sign-in': password, 'qr-sign-in': qr }) as Parameters<typeof waysOf>[0];

describe('waysOf', () => {
  it.each([
    [true, true, ['code', 'password', 'qr']],
    [false, true, ['code', 'qr']],
    [false, false, ['code']],
  ])('password %s, QR %s', (password, qr, ways) => {
    expect(waysOf(features(password, qr))).toEqual(ways);
  });
});

describe('firstWay', () => {
  it.each([
    ['password', 'password'],
    ['qr', 'code'],
    ['anything', 'code'],
    [null, 'code'],
  ])('%j: %j', (by, way) => {
    expect(firstWay(by, ['code', 'password'])).toBe(way);
  });
});
