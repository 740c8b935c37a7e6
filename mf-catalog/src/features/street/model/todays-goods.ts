import type { ShownProduct } from '@jishi/api/products/queries';
import { isSoldOut } from '../../../model/sold-out.ts';

/** Goods a stall has room for: three on the counter, three on the shelf. */
const PLACES = 6;

/** How far a stall moves on with each day: one of yesterday's goods is still there. */
const STEP = PLACES - 1;

const DAY_MS = 86_400_000;

/**
 * What a stall puts out on a day: its best sellers, from another one on each day, so that the street is the same for everybody today and
 * another one tomorrow. What is sold out stays away.
 *
 * @param goods of the stall, best sold first
 * @param day `YYYY-MM-DD`
 */
export function todaysGoods<Good extends Pick<ShownProduct, 'id' | 'stock' | 'flashSale'>>(
  goods: readonly Good[],
  day: string,
): Good[] {
  const left = goods.filter((good) => !isSoldOut(good));
  const first = Math.floor(Date.parse(day) / DAY_MS) * STEP;
  const count = Math.min(PLACES, left.length);
  return Array.from({ length: count }, (_, place) => left[(first + place) % left.length]!);
}
