import { describe, expect, it } from 'vitest';
import { isRouteId } from './route-id.ts';

describe('isRouteId', () => {
  it.each([
    ['1', true],
    ['1001', true],
    ['0', false],
    ['01', false],
    ['-1', false],
    ['1.5', false],
    ['1e3', false],
    ['abc', false],
    ['', false],
    [' 1', false],
    ['9999999999999999', false],
  ])('%s → %s', (text, valid) => {
    expect(isRouteId(text)).toBe(valid);
  });
});
