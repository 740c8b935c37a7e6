import * as z from 'zod/mini';
import { rangeOfCents } from '../model/money.ts';
import type { SaleOffer } from '../model/sale-offer.ts';
import { flashSaleStateNumbers, wordOf } from './numbers.ts';
import { wireFlag, wireId, wireList, wireNumber } from './parts.ts';
import { centsFromYuan, toFlag } from './values.ts';

/**
 * Extension of ours wherever a good is shown with a price: its running sale, else the next one; null without any. Yuan. Not called
 * `seckill`: a good of that mark in an order is one that is bought in the sale.
 */
export const wireSaleOffer = z.nullish(
  z.object({
    id: wireId,
    state: wireNumber,
    is_sold_out: wireFlag,
    is_all_held: wireFlag,
    price: wireList(wireNumber),
    market_price: wireNumber,
    time: z.string(),
    end_time: z.string(),
  }),
);
export type WireSaleOffer = z.infer<typeof wireSaleOffer>;

/** The offer of a sale that runs or comes; `null` without one, or where the server does not say. */
export function toSaleOffer(wire: WireSaleOffer): SaleOffer | null {
  const state = wordOf(flashSaleStateNumbers, wire?.state);
  const price = rangeOfCents((wire?.price ?? []).map(centsFromYuan));
  if (!wire || !price || (state !== 'running' && state !== 'upcoming')) return null;
  return {
    saleId: String(wire.id),
    state,
    isSoldOut: toFlag(wire.is_sold_out),
    isAllHeld: toFlag(wire.is_all_held),
    price,
    normalPrice: centsFromYuan(wire.market_price),
    startsAt: wire.time,
    endsAt: wire.end_time,
  };
}
