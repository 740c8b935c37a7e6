import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { orderStates } from '../../../kernel/words/orders.ts';
import { stateLabel } from '../../orders/order-labels.ts';
import { worthOf } from '../../points/rules.ts';
import type { ClosingBlocker } from '../closing-blockers.ts';
import type { Losses } from '../closing-losses.ts';

/** Extension. Orders that keep the account open, oldest first; what is lost with it. Amounts in yuan. */
export const closingResponse = z.object({
  orders: z.array(
    z.object({ id: z.int(), identification: z.string(), state: z.int(), state_show: z.string(), total: z.number() }),
  ),
  money: z.number(),
  integral: z.int(),
  integralMoney: z.number(),
  coupons: z.int(),
  prizes: z.int(),
});

export function toClosing(
  blockers: readonly ClosingBlocker[],
  { money, points, coupons, prizes }: Losses,
  { lang, yuanPerPoint }: { lang: Lang; yuanPerPoint: number },
): z.output<typeof closingResponse> {
  return {
    orders: blockers.map(({ id, number, state, total }) => ({
      id,
      identification: number,
      state: orderStates.numbers[state],
      state_show: pickText(stateLabel(state), lang),
      total: toYuan(total),
    })),
    money: toYuan(money),
    integral: points,
    integralMoney: toYuan(worthOf(points, yuanPerPoint)),
    coupons,
    prizes,
  };
}
