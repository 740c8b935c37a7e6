import { expect, it } from 'vitest';
import { readWinnersAddress, winnersPath } from './address.ts';

it.each([
  ['', { page: 1, oldestFirst: false }, '/user/integralDraw?id=7'],
  ['page=3&sort=oldest', { page: 3, oldestFirst: true }, '/user/integralDraw?id=7&page=3&sort=oldest'],
  ['page=x&sort=newest', { page: 1, oldestFirst: false }, '/user/integralDraw?id=7'],
])('%j reads as %j, and is written as %s', (query, address, path) => {
  expect(readWinnersAddress(new URLSearchParams(query))).toEqual(address);
  expect(winnersPath('7', address)).toBe(path);
});
