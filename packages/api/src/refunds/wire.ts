import * as z from 'zod/mini';
import { wireFlag, wireId, wireList, wireNumber, wireOption, wireText } from '../wire/parts.ts';

const wireKind = z.enum(['refund', 'return']);
export const wireRefundState = z.enum([
  'asked',
  'agreed',
  'sent',
  'refunding',
  'failed',
  'refunded',
  'refused',
  'withdrawn',
  'closed',
]);

/** Goods of an order line. `price` in yuan. */
const wireBought = z.object({
  id: wireId,
  good_id: wireId,
  name: z.string(),
  img: wireText,
  product_sku: z.optional(wireList(wireOption)),
  price: wireNumber,
});
export type WireBought = z.infer<typeof wireBought>;

/** `GET refund/order/{id}`. */
export const wireOffer = z.object({
  good_indent_id: wireId,
  identification: z.string(),
  obstacle: z.nullish(z.enum(['state', 'late', 'nothing-paid'])),
  until: wireText,
  server_time: z.string(),
  kinds: wireList(wireKind),
  reasons: wireList(
    z.object({
      word: z.string(),
      text: z.string(),
      kinds: wireList(wireKind),
      /** From api level 9: how far the pieces are that it is for. */
      stages: z.nullish(wireList(z.enum(['unsent', 'sent', 'received']))),
    }),
  ),
  lines: wireList(
    z.extend(wireBought, {
      number: wireNumber,
      left: wireNumber,
      /** From api level 9. */
      unsent: wireNumber,
      obstacle: z.nullish(z.enum(['handed-out', 'none-left'])),
    }),
  ),
});
export type WireOffer = z.infer<typeof wireOffer>;

/** `POST refund/preview/{id}`. Amounts in yuan. */
export const wireQuote = z.object({
  goods: wireNumber,
  coupon_money: wireNumber,
  integral_money: wireNumber,
  integral: wireNumber,
  freight: wireNumber,
  amount: wireNumber,
  way_code: wireNumber,
  is_last: wireFlag,
  has_coupon: wireFlag,
  lines: wireList(
    z.object({ id: wireId, number: wireNumber, goods: wireNumber, coupon_money: wireNumber, amount: wireNumber }),
  ),
});
export type WireQuote = z.infer<typeof wireQuote>;

/** Row of `GET refund`. Amounts in yuan. */
export const wireRefund = z.object({
  id: wireId,
  identification: z.string(),
  good_indent_id: wireId,
  order_identification: z.string(),
  kind: wireKind,
  state: wireRefundState,
  reason_show: z.string(),
  amount: wireNumber,
  integral: wireNumber,
  integral_money: wireNumber,
  way_code: wireNumber,
  deadline: wireText,
  created_at: z.string(),
  refund_time: wireText,
  lines: wireList(z.extend(wireBought, { number: wireNumber, amount: wireNumber })),
});
export type WireRefund = z.infer<typeof wireRefund>;

/** `GET refund/{id}`. */
export const wireRefundDetail = z.extend(wireRefund, {
  server_time: z.string(),
  remark: wireText,
  answer: wireText,
  freight: wireNumber,
  coupon_money: wireNumber,
  odd: wireText,
  dhl_name: wireText,
  return_address: wireText,
  resources: wireList(z.object({ img: wireText })),
  events: wireList(
    z.object({
      state: wireRefundState,
      actor: z.enum(['customer', 'shop', 'clock']),
      words: wireText,
      time: z.string(),
    }),
  ),
  couriers: wireList(z.object({ id: wireId, name: z.string() })),
});
export type WireRefundDetail = z.infer<typeof wireRefundDetail>;
