import { z } from 'zod';
import { toYuan } from '../../../kernel/wire/money.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { saleStates } from '../../../kernel/words/flash-sales.ts';
import type { Offer } from '../offer.ts';

const yuan = z.number().meta({ description: 'yuan' });

/**
 * Extension wherever a good is shown with a price: its running sale, else the next one; the other prices beside it are the ordinary ones, as
 * the original client knows them. Not called `seckill`: a good with that mark in an order is one that is bought in the sale.
 */
export const offerSchema = z
  .object({
    id: z.int(),
    state: z.int().min(0).max(1).meta({ description: '0 coming, 1 running' }),
    is_sold_out: z.int().min(0).max(1).meta({ description: '1: it gives no price any more' }),
    is_all_held: z
      .int()
      .min(0)
      .max(1)
      .meta({ description: '1: what is left of it is held for customers whose turn it is, and may come back' }),
    price: z.array(yuan).meta({ description: 'yuan, lowest first' }),
    market_price: yuan.meta({ description: 'yuan: the lowest ordinary price' }),
    time: z.string(),
    end_time: z.string(),
  })
  .nullable();
export type WireOffer = z.infer<typeof offerSchema>;

export function toWireOffer(offer: Offer | null, times: Times): WireOffer {
  if (!offer) return null;
  const { lowest, highest } = offer;
  return {
    id: offer.saleId,
    state: saleStates.numbers[offer.state],
    is_sold_out: offer.isSoldOut ? 1 : 0,
    is_all_held: offer.isAllHeld ? 1 : 0,
    price: (lowest === highest ? [lowest] : [lowest, highest]).map(toYuan),
    market_price: toYuan(offer.ordinary),
    time: times.text(offer.time),
    end_time: times.text(offer.endTime),
  };
}
