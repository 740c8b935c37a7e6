import { z } from 'zod';
import type { pointsAccounts, users } from '../../../kernel/db/schema/index.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { worthOf } from '../../points/rules.ts';

/** `GET user`. `money` and `integralMoney` in yuan. */
export const userResponse = z.object({
  cellphone: z.string().nullable(),
  nickname: z.string().nullable(),
  portrait: z.string().nullable(),
  money: z.number(),
  uuid: z.string(),
  email: z.string().nullable(),
  notification: z.object({ email: z.boolean(), wechat: z.boolean() }),
  gender_show: z.null(),
  state_show: z.null(),
  user_platform: z.null(),
  integral: z.object({ available: z.int(), total: z.int() }),
  integralMoney: z.number(),
});

type Points = Pick<typeof pointsAccounts.$inferSelect, 'available' | 'total'>;

/** `yuanPerPoint` is a setting of the shop. */
export function toUserResponse(
  user: typeof users.$inferSelect,
  points: Points,
  yuanPerPoint: number,
): z.output<typeof userResponse> {
  return {
    cellphone: user.cellphone,
    nickname: user.nickname,
    portrait: user.portrait,
    money: toYuan(user.money),
    uuid: user.uuid,
    email: user.email,
    notification: user.notification ?? { email: false, wechat: false },
    gender_show: null,
    state_show: null,
    user_platform: null,
    integral: { available: points.available, total: points.total },
    integralMoney: toYuan(worthOf(points.available, yuanPerPoint)),
  };
}
