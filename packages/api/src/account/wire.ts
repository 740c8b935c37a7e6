import * as z from 'zod/mini';
import { wireFlag, wireNumber, wireText } from '../wire/parts.ts';

/** `GET user`. `money` and `integralMoney` in yuan; `integral` is missing without the points module. */
export const wireUser = z.object({
  cellphone: wireText,
  nickname: wireText,
  portrait: wireText,
  email: wireText,
  money: wireNumber,
  integral: z.nullish(z.object({ available: wireNumber, total: wireNumber })),
  integralMoney: wireNumber,
  notification: z.nullish(z.object({ email: wireFlag, wechat: wireFlag })),
});
/** `GET user/notification`: whether notices of a topic come by each way; `fixed` ways cannot be switched off. */
export const wireNoticeChoices = z.object({
  ways: z.array(z.string()),
  topics: z.array(
    z.object({
      topic: z.string(),
      site: z.boolean(),
      mail: z.boolean(),
      sms: z.boolean(),
      fixed: z.array(z.string()),
    }),
  ),
});
export type WireNoticeChoices = z.infer<typeof wireNoticeChoices>;
export type WireUser = z.infer<typeof wireUser>;
