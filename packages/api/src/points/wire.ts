import * as z from 'zod/mini';
import { wireId, wireLabel, wireNumber, wirePage, wireText } from '../wire/parts.ts';

/** Row of `GET integralLog`: `type` is a label, `type_code` its number (0 income, 1 spending). From `balance` on extensions, api level 8. */
const wirePointsLog = z.object({
  id: wireId,
  type: wireLabel,
  type_code: wireNumber,
  operation: wireNumber,
  remark: wireText,
  created_at: wireText,
  integralable_id: z.nullish(wireId),
  integralable_type: wireText,
  integralable_identification: wireText,
  balance: wireNumber,
  order_id: z.nullish(wireId),
});
export type WirePointsLog = z.infer<typeof wirePointsLog>;

export const wirePointsLogPage = z.object({
  paginate: wirePage(wirePointsLog),
  income: wireNumber,
  expend: wireNumber,
});
export type WirePointsLogPage = z.infer<typeof wirePointsLogPage>;

/** Answer of `integralCommodity`; `parities` in yuan per point. */
export const wirePointsOffer = z.object({ available: wireNumber, deductible: wireNumber, parities: wireNumber });
export type WirePointsOffer = z.infer<typeof wirePointsOffer>;

/** Answer of `integralLog/rules` (extension, api level 8); `parities` in yuan per point. */
export const wirePointsRules = z.object({
  parities: wireNumber,
  return_percent: wireNumber,
  review: wireNumber,
  review_characters: wireNumber,
  review_pictures: wireNumber,
});
export type WirePointsRules = z.infer<typeof wirePointsRules>;
