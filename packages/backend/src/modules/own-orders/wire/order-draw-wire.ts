import { z } from 'zod';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { pickText } from '../../../kernel/texts/languages.ts';
import { findDrawOfOrder } from '../../lotteries/prize-order.ts';
import type { Wording } from '../../orders/wire/order-wire.ts';

/** The lottery and the prize an order came from. */
export const drawSchema = z.object({
  id: z.int(),
  integral_draw_id: z.int(),
  integral_prize_id: z.int(),
  integral_draw: z.object({ id: z.int(), name: z.string() }),
  integral_prize: z.object({ id: z.int(), name: z.string() }),
});

/** The draw an order redeemed, null for an order that was bought. */
export async function loadDraw(
  db: DbOrTx,
  orderId: number,
  { lang }: Wording,
): Promise<z.infer<typeof drawSchema> | null> {
  const draw = await findDrawOfOrder(db, orderId);
  if (!draw) return null;
  return {
    id: draw.logId,
    integral_draw_id: draw.lotteryId,
    integral_prize_id: draw.prizeId,
    integral_draw: { id: draw.lotteryId, name: pickText(draw.lottery, lang) },
    integral_prize: { id: draw.prizeId, name: pickText(draw.prize, lang) },
  };
}
