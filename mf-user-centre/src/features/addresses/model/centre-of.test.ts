import type { Region } from '@jishi/api/addresses';
import { describe, expect, it } from 'vitest';
import { centreOf } from './centre-of.ts';
import { cityCentres } from './city-centres.ts';

const path = (...codes: (string | null)[]): Region[] =>
  codes.map((code) => ({ id: String(code), name: '', code, children: [] }));

describe('centreOf', () => {
  it.each([
    ['a prefecture', path('330000', '330100', '330110'), 30.29, 120.16],
    ['a municipality', path('110000', '110100', '110105'), 39.91, 116.4],
    ['counties directly under a province: its capital', path('420000', '429000', '429004'), 30.58, 114.27],
    ['a province without cities', path('810000'), 22.28, 114.17],
    ['a server without codes', path(null, null), 35, 103],
    ['nothing', [], 35, 103],
  ])('%s', (_, regions, latitude, longitude) => {
    expect(centreOf(regions)).toEqual({ latitude, longitude });
  });
});

describe('cityCentres', () => {
  it('lies inside the country', () => {
    for (const [latitude, longitude] of Object.values(cityCentres)) {
      expect(latitude).toBeGreaterThan(16);
      expect(latitude).toBeLessThan(54);
      expect(longitude).toBeGreaterThan(73);
      expect(longitude).toBeLessThan(136);
    }
  });

  it('has a capital for every province', () => {
    const provinces = new Set(Object.keys(cityCentres).map((code) => code.slice(0, 2)));
    expect(provinces.size).toBe(34);
    for (const province of provinces) expect(cityCentres[`${province}01`]).toBeDefined();
  });
});
