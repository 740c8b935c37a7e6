import type { LoadCustomer } from '@jishi/backend/testing/load/calls';
import { sendAll } from '../api/load/lanes.ts';
import { type Summary, summarise } from '../api/load/summary.ts';
import { saleOrder } from '../api/parts/buy-piece.ts';
import type { LoadShop } from '../api/servers/load-shop.ts';
import { type Entrance, orderRequest } from './order-request.ts';

/** Every buyer gets a piece. `perSecond`: orders that were committed, until the last of them. */
export type Sold = { atOnce: number; perSecond: number; orders: Summary; faults: string[] };
/** Nobody gets anything. */
export type Refused = { perSecond: number; answers: Summary };

const REFUSED = 401;

export async function sell(
  shop: LoadShop,
  at: Entrance,
  buyers: readonly LoadCustomer[],
  atOnce: number,
): Promise<Sold> {
  const sale = await shop.startSale(buyers.length);
  const { shots } = await sendAll(
    buyers.map((buyer, index) => orderRequest(at, buyer, index, saleOrder(sale, buyer))),
    atOnce,
  );
  const sold = shots.filter(({ status }) => status === 200);
  const { left, ordered, remembered } = await shop.countSale(sale.saleSkuId);
  const counts = [sold.length, buyers.length - left, ordered, remembered];
  const faults = await shop.findFaults(sale.saleSkuId);
  if (new Set(counts).size > 1) faults.push(`answered, left, ordered, remembered do not agree: ${counts.join(', ')}`);
  const last = sold.reduce((most, one) => Math.max(most, one.at), 0);
  return { atOnce, perSecond: (1000 * sold.length) / last, orders: summarise(shots), faults };
}

/** A sale of one piece, which is gone before the others come, again and again. */
export async function refuse(
  shop: LoadShop,
  at: Entrance,
  buyers: readonly LoadCustomer[],
  { atOnce, rounds }: { atOnce: number; rounds: number },
): Promise<Refused> {
  const sale = await shop.startSale(1);
  const [first, ...late] = buyers;
  if (first) await sendAll([orderRequest(at, first, 0, saleOrder(sale, first))], 1);
  const asked = Array.from({ length: rounds }, () => late).flat();
  const { shots, seconds } = await sendAll(
    asked.map((buyer, index) => orderRequest(at, buyer, index, saleOrder(sale, buyer))),
    atOnce,
  );
  return { perSecond: shots.length / seconds, answers: summarise(shots, (status) => status === REFUSED) };
}
