import * as z from 'zod/mini';
import { wireFlag, wireId, wireLabel, wireList, wireNumber, wirePage, wireResource, wireText } from '../wire/parts.ts';

/** Row of `GET integralDraw` (13.2). `is_hidden` 1 = open, in spite of the name; `is_enabled` and `server_time` are extensions. */
export const wireLottery = z.object({
  id: wireId,
  name: z.string(),
  type: wireNumber,
  is_hidden: wireFlag,
  is_enabled: wireFlag,
  explain: wireText,
  integral: wireNumber,
  tries: wireNumber,
  start_time: wireText,
  end_time: wireText,
  server_time: wireText,
});
export type WireLottery = z.infer<typeof wireLottery>;

/** A prize. `model_type` is a class name, null for a blank; `quantity` −1 = no end; `is_win` is an extension. */
const wirePrize = z.object({
  id: wireId,
  name: z.string(),
  model_type: wireText,
  value: wireText,
  recycle: wireNumber,
  quantity: wireNumber,
  residue: wireNumber,
  probability: wireNumber,
  is_win: wireFlag,
  resource: z.nullish(wireResource),
});
export type WirePrize = z.infer<typeof wirePrize>;

/** `GET integralDraw/{id}`; `has_draw`: draws of the customer today. */
export const wireLotteryDetail = z.extend(wireLottery, {
  has_draw: wireNumber,
  integral_prize: wireList(wirePrize),
});
export type WireLotteryDetail = z.infer<typeof wireLotteryDetail>;

/** `integralWinning/{id}`: a place in the list of prizes, or three of them for a slot machine. */
export const wireDraw = z.union([z.number(), z.array(z.number())]);
export type WireDraw = z.infer<typeof wireDraw>;

const logFields = { id: wireId, created_at: wireText, integral_prize: wirePrize };

/** Row of `GET integralDrawLog?integral_draw_id=`. */
const wireWinner = z.object({ ...logFields, username: z.optional(wireText) });
export type WireWinner = z.infer<typeof wireWinner>;
export const wireWinnerPage = wirePage(wireWinner);

/** Row of `GET integralDrawLog?user`: `state` is a label; `state_code` and `redeem_before` are extensions. */
const wireOwnPrize = z.object({
  ...logFields,
  state: wireLabel,
  state_code: wireNumber,
  model_type: wireText,
  model_id: z.nullish(wireId),
  redeem_before: z.optional(wireText),
  integral_draw: z.optional(z.nullish(z.object({ id: wireId, name: z.string() }))),
});
export type WireOwnPrize = z.infer<typeof wireOwnPrize>;
export const wireOwnPrizePage = wirePage(wireOwnPrize);
