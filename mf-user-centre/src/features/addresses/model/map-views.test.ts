import type { Region } from '@jishi/api/addresses';
import { expect, it } from 'vitest';
import { homeOf, isOnMap, zoomFor } from './map-views.ts';

const region = (code: string): Region => ({ id: code, name: '', code, children: [] });

it.each<[string, string[], number, number]>([
  ['the country', [], 4, 3],
  ['a province', ['320000'], 7, 6],
  ['a city', ['320000', '320500'], 9, 8],
  ['a district', ['320000', '320500', '320508'], 9, 8],
])('begins with %s: nearer on a wide map', (_, codes, wide, narrow) => {
  const { span } = homeOf(codes.map(region));
  expect([zoomFor(span, 592), zoomFor(span, 342)]).toEqual([wide, narrow]);
});

it.each([
  ['the middle of the country', 35, 103, true],
  ['Sanya', 18.25, 109.5, true],
  ['Lisbon', 38.7, -9.1, false],
  ['Sydney', -33.9, 151.2, false],
])('%s', (_, latitude, longitude, isThere) => expect(isOnMap({ latitude, longitude })).toBe(isThere));
