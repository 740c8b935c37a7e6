import { lotteries, lotteryLogs, lotteryPrizes } from '../../../kernel/db/schema/index.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { startSession } from '../../credentials/tokens.ts';

type LotteryValues = Partial<typeof lotteries.$inferInsert>;
type PrizeValues = Partial<typeof lotteryPrizes.$inferInsert>;

export const blank: PrizeValues = { name: { zh: '谢谢参与', en: 'Better luck next time' } };
export const points = (value: number): PrizeValues => ({ modelType: 'points', value: String(value) });

const DAY = 86_400_000;

/**
 * A lottery with its prizes, in their order; open, a wheel, 50 points a draw and three tries a day unless said otherwise.
 * Prizes have the same weight and no end unless said otherwise.
 */
export async function aLottery(
  shop: TestShop,
  prizes: readonly PrizeValues[],
  values: LotteryValues = {},
): Promise<{ id: number; prizeIds: number[] }> {
  const [lottery] = await shop.db
    .insert(lotteries)
    .values({
      name: { zh: '秋收大转盘', en: 'Harvest wheel' },
      isActive: true,
      cost: 50,
      tries: 3,
      startTime: new Date(shop.now.getTime() - DAY),
      endTime: new Date(shop.now.getTime() + 10 * DAY),
      ...values,
    })
    .returning({ id: lotteries.id });
  if (!lottery) throw new Error('no test lottery was made');
  const lotteryId = lottery.id;
  const rows = prizes.map((prize, index) => ({
    name: { zh: `奖品${index}`, en: `Prize ${index}` },
    weight: 1,
    remaining: Math.max(0, prize.quantity ?? 0),
    ...prize,
    lotteryId,
    sort: prizes.length - index,
  }));
  if (rows.length === 0) return { id: lotteryId, prizeIds: [] };
  const made = await shop.db.insert(lotteryPrizes).values(rows).returning({ id: lotteryPrizes.id });
  return { id: lotteryId, prizeIds: made.map(({ id }) => id) };
}

/** A prize a customer has won and not redeemed; the answer is its number in the log. */
export async function aWonPrize(shop: TestShop, customer: TestCustomer, prize: PrizeValues): Promise<number> {
  const lottery = await aLottery(shop, [prize]);
  const [log] = await shop.db
    .insert(lotteryLogs)
    .values({
      lotteryId: lottery.id,
      userId: customer.id,
      prizeId: lottery.prizeIds[0] ?? 0,
      drawnAt: shop.now,
      createdAt: shop.now,
    })
    .returning({ id: lotteryLogs.id });
  if (!log) throw new Error('no test prize was won');
  return log.id;
}

/** The same customer with a sign-in of this moment: the one they came with lasts two hours. */
export async function signedInAgain(shop: TestShop, customer: TestCustomer): Promise<TestCustomer> {
  const device = { platform: 'pc', userAgent: 'test', ip: '127.0.0.1' };
  const { access } = await startSession(shop.db, customer.id, device, shop.now);
  return { ...customer, token: access };
}
