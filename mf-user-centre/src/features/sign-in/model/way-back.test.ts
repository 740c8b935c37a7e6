import { saveReturnPath } from '@jishi/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathFrom, wayBack } from './way-back.ts';

describe('pathFrom', () => {
  it.each([
    ['/user/indent/list?index=1', '/user/indent/list?index=1'],
    ['/cart', '/cart'],
    [null, '/user/portal'],
    ['', '/user/portal'],
    ['https://elsewhere.example/', '/user/portal'],
    ['//elsewhere.example', '/user/portal'],
    ['/\\elsewhere.example', '/user/portal'],
    ['/pass/login', '/user/portal'],
  ])('%j: %j', (from, path) => {
    expect(pathFrom(from)).toBe(path);
  });
});

describe('wayBack', () => {
  beforeEach(() => localStorage.clear());

  it('prefers what was kept', () => {
    saveReturnPath('/cart');
    expect(wayBack('/user/address')).toBe('/cart');
  });

  it('is used once', () => {
    saveReturnPath('/cart');
    wayBack(null);
    expect(wayBack('/user/address')).toBe('/user/address');
  });
});
