import { saveReturnPath } from '@jishi/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathFrom, returnPath, saveReturnPathFrom } from './return-path.ts';

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

  it.each([
    ['what was kept', '/cart', null, '/cart'],
    ['the page the server turned away', '/cart', '/user/address', '/user/address'],
    ['a code that waits to be confirmed', '/cart', '/pass/scan?uuid=1', '/pass/scan?uuid=1'],
    ['what was kept before another host', '/cart', '//elsewhere.example', '/cart'],
    ['the portal', null, null, '/user/portal'],
  ])('is %s', (_, kept, from, path) => {
    if (kept) saveReturnPath(kept);
    expect(returnPath(from)).toBe(path);
  });

  it('is used once', () => {
    saveReturnPath('/cart');
    returnPath(null);
    expect(returnPath(null)).toBe('/user/portal');
  });

  it('is still known on the next page', () => {
    saveReturnPathFrom('/user/address');
    expect(returnPath(null)).toBe('/user/address');
  });
});
