import { describe, expect, it } from 'vitest';
import { addressLine } from './address-line.ts';
import { isId } from './is-id.ts';

describe('addressLine', () => {
  it.each([
    ['浙江省杭州市余杭区', '良渚文化村', '浙江省杭州市余杭区 良渚文化村'],
    ['浙江省杭州市余杭区良渚文化村', '良渚文化村', '浙江省杭州市余杭区良渚文化村'],
    ['', '良渚文化村', '良渚文化村'],
    ['浙江省杭州市余杭区', '', '浙江省杭州市余杭区'],
  ])('%j with %j', (address, place, line) => {
    expect(addressLine({ address, place })).toBe(line);
  });
});

describe('isId', () => {
  it.each([
    ['1', true],
    ['9007199254740991', true],
    ['0', false],
    ['01', false],
    ['-1', false],
    ['1.5', false],
    ['1e3', false],
    ['12345678901234567', false],
    ['abc', false],
    ['', false],
    [null, false],
  ])('%j: %s', (text, valid) => {
    expect(isId(text)).toBe(valid);
  });
});
