import { randomInt } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { lotteryLogs } from '../../db/schema/index.ts';
import type { ShopContext } from '../../plugins/types.ts';
import { refuse } from '../../shop-error.ts';
import { holdCustomer } from '../flash-sales/take-sale.ts';
import { spendPoints } from '../points/spend-points.ts';
import { chooseByWeight, LOSING_REELS, type Pick, spinReels } from './choose.ts';
import { grantPrize } from './grant-prize.ts';
import { countDrawsToday, findLottery, type Lottery, loadPrizes, type Prize } from './lottery-records.ts';
import { isOpen } from './opening.ts';
import { closeIfEmpty, isUnlimited, takePrize } from './take-prize.ts';

const SLOT_MACHINE = 3;

/** What the game shows: the place of a prize in the list, or three places for a slot machine. */
export type Shown = number | number[];
type Drawn = { shown: Shown; prize: Prize | null };

/**
 * Draws once for a customer and takes the points for it. Draws of a customer come one after the other, so tries are counted
 * right; a prize is only drawn while there is one left.
 * @throws ShopError `draw.illegal`, `draw.closed`, `draw.tries`, `draw.points` or `draw.no_data`: nothing must be committed
 * then
 */
export async function drawLottery(
  tx: Tx,
  shop: ShopContext,
  { userId, lotteryId }: { userId: number; lotteryId: number },
  pick: Pick = randomInt,
): Promise<Shown> {
  const now = shop.now();
  await holdCustomer(tx, userId);
  const lottery = await findLottery(tx, lotteryId);
  if (!lottery) throw refuse('draw.illegal');
  if (!isOpen(lottery, now)) throw refuse('draw.closed');
  const had = await countDrawsToday(tx, userId, lotteryId, { now, times: shop.times });
  if (lottery.tries > 0 && had >= lottery.tries) throw refuse('draw.tries', { tries: lottery.tries });
  const { shown, prize } = await draw(tx, lottery, now, pick);
  const log = await insertLog(tx, { userId, lotteryId, prizeId: prize?.id ?? null }, now);
  await payDraw(tx, lottery, log.id, userId, now);
  if (prize) {
    await grantPrize(tx, { log, prize, lottery }, now, shop.times.text(now));
    if (!isUnlimited(prize)) await closeIfEmpty(tx, lotteryId);
  }
  return shown;
}

async function draw(tx: Tx, lottery: Lottery, now: Date, pick: Pick): Promise<Drawn> {
  const prizes = await loadPrizes(tx, lottery.id);
  return lottery.type === SLOT_MACHINE ? spin(tx, prizes, now, pick) : turn(tx, prizes, now, pick);
}

/** A wheel or a grid. Instead of a prize that is gone comes the first of the list, or else one there is no end to. */
async function turn(tx: Tx, prizes: readonly Prize[], now: Date, pick: Pick): Promise<Drawn> {
  const chosen = chooseByWeight(
    prizes.map(({ probability }) => probability),
    pick,
  );
  if (chosen === null) throw refuse('draw.no_data');
  const endless = [...prizes.keys()].filter((index) => prizes.at(index)?.quantity === -1);
  for (const index of [chosen, 0, ...endless]) {
    const prize = prizes[index];
    if (prize && (await takePrize(tx, prize, now))) return { shown: index, prize };
  }
  throw refuse('draw.no_data');
}

/** A slot machine: three of a kind win, unless that prize is gone. */
async function spin(tx: Tx, prizes: readonly Prize[], now: Date, pick: Pick): Promise<Drawn> {
  if (prizes.length < 2) throw refuse('draw.no_data');
  const reels = spinReels(prizes.length, pick);
  const prize = prizes[reels[0]];
  if (!prize || reels.some((stop) => stop !== reels[0])) return { shown: reels, prize: null };
  return (await takePrize(tx, prize, now)) ? { shown: reels, prize } : { shown: [...LOSING_REELS], prize: null };
}

/** Nothing to redeem until it is known to be goods: then the log is left open. */
async function insertLog(tx: Tx, values: { userId: number; lotteryId: number; prizeId: number | null }, now: Date) {
  const state = values.prizeId === null ? 1 : 0;
  const [log] = await tx
    .insert(lotteryLogs)
    .values({ ...values, state, drawnAt: now, createdAt: now, updatedAt: now })
    .returning();
  if (!log) throw new Error('The database stored no draw.');
  return log;
}

async function payDraw(tx: Tx, lottery: Lottery, logId: number, userId: number, at: Date): Promise<void> {
  const { zh = '', en = zh } = lottery.name;
  const hasPaid = await spendPoints(tx, {
    userId,
    points: lottery.integral,
    remark: { zh: `积分抽奖：${zh}`, en: `Lottery: ${en}` },
    source: { id: lottery.id, type: 'lottery', identification: String(logId) },
    at,
  });
  if (!hasPaid) throw refuse('draw.points');
}
