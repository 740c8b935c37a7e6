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
export type WireUser = z.infer<typeof wireUser>;
