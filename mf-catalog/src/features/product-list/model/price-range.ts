import { readAmount } from './amount.ts';
import type { ListAddress } from './list-address.ts';

/** The range two typed amounts mean, in either order; empty means open. `null` when one of them is no amount. */
export function readPriceRange(from: string, to: string): Pick<ListAddress, 'priceMin' | 'priceMax'> | null {
  const [min, max] = [readAmount(from), readAmount(to)];
  const isWrong = (text: string, amount: number | null) => text.trim() !== '' && amount === null;
  if (isWrong(from, min) || isWrong(to, max)) return null;
  if (min !== null && max !== null && min > max) return { priceMin: max, priceMax: min };
  return { priceMin: min, priceMax: max };
}
