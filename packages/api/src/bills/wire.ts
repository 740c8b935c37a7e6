import * as z from 'zod/mini';
import { wireId, wireNumber, wirePage, wireText } from '../wire/parts.ts';

/** Row of `GET moneyLog`: `type` 0 income, 1 spending; `money` in cents. From `pay_way` on extensions, api level 8. */
const wireBill = z.object({
  id: wireId,
  type: wireNumber,
  money: wireNumber,
  remark: wireText,
  created_at: wireText,
  pay_way: wireNumber,
  balance: wireNumber,
  order_id: z.nullish(wireId),
  order_identification: wireText,
  integral_draw_id: z.nullish(wireId),
});
export type WireBill = z.infer<typeof wireBill>;

/** `GET moneyLog`; sums in yuan. */
export const wireBillPage = z.object({ paginate: wirePage(wireBill), income: wireNumber, expend: wireNumber });
export type WireBillPage = z.infer<typeof wireBillPage>;
