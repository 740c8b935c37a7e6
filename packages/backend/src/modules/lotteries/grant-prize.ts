import { eq } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { coupons, lotteryLogs } from '../../kernel/db/schema/index.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';
import { issueCoupon } from '../coupons/claim-coupon.ts';
import { addMoney } from '../ledgers/money.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { addPoints } from '../points/add-points.ts';
import { wonNotice } from './lottery-notices.ts';
import type { DrawLog, Lottery, Prize } from './records/lottery-records.ts';
import { isProducts } from './records/prize-kinds.ts';

/** A prize that has just been drawn, with its row in the log. */
export type Won = { log: DrawLog; prize: Prize; lottery: Lottery };

type Booking = Pick<DrawLog, 'modelType' | 'modelId'>;

/**
 * Gives a customer what they drew: points, money and coupons at once, with their ledger row; products wait for an order, and
 * the customer is told so. `time` is the moment as notices write it.
 */
export async function grantPrize(tx: Tx, won: Won, now: Date, time: string): Promise<void> {
  if (isProducts(won.prize)) {
    return sendNotice(tx, won.log.userId, wonNotice(won.lottery.name, won.prize.name, time), now);
  }
  const booking = await book(tx, won, now);
  await tx
    .update(lotteryLogs)
    .set({ ...booking, state: 'redeemed', updatedAt: now })
    .where(eq(lotteryLogs.id, won.log.id));
}

async function book(tx: Tx, { log, prize, lottery }: Won, at: Date): Promise<Booking> {
  const { userId } = log;
  const remark = inBothLanguages(lottery.name, prize.name);
  switch (prize.modelType) {
    case 'points': {
      const source = { id: lottery.id, type: 'lottery', number: String(log.id) } as const;
      const modelId = await addPoints(tx, { userId, points: amountOf(prize), remark, source, at });
      return { modelType: 'points_log', modelId };
    }
    case 'balance': {
      // The bills lead from the money to its draw by this id.
      const modelId = await addMoney(tx, { userId, amount: amountOf(prize), remark, orderId: null, at });
      return { modelType: 'money_log', modelId };
    }
    case 'coupon': {
      const [coupon] = await tx
        .select()
        .from(coupons)
        .where(eq(coupons.id, prize.modelId ?? 0));
      const modelId = coupon ? await issueCoupon(tx, userId, coupon, at) : null;
      return { modelType: 'user_coupon', modelId };
    }
    default:
      return { modelType: null, modelId: null };
  }
}

/** Points, or cents of a balance prize. */
function amountOf({ value }: Prize): number {
  const amount = Number(value);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : 0;
}

function inBothLanguages(lottery: LocalText, prize: LocalText): LocalText {
  return {
    zh: `${lottery.zh ?? ''}抽中：${prize.zh ?? ''}`,
    en: `${lottery.en ?? lottery.zh ?? ''}: won ${prize.en ?? prize.zh ?? ''}`,
  };
}
