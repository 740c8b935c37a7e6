import { provinceCodeOf } from '../regions/provinces.ts';

/**
 * Whether parcels go to an address. `notServed`: codes of provinces without delivery. An address whose province cannot be read is served: it
 * is charged nothing for the same reason.
 */
export function isServed(address: string, notServed: readonly string[]): boolean {
  if (notServed.length === 0) return true;
  const province = provinceCodeOf(address);
  return province === null || !notServed.includes(province);
}
