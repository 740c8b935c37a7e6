import { draw, type Game } from '@jishi/fair-draw';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { lotteryLogs } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import type { LotteryKind } from '../../kernel/words/lotteries.ts';
import { lockCustomer } from '../flash-sales/take-sale.ts';
import { redeemPoints } from '../points/redeem-points.ts';
import { keepProof } from './fairness/keep-proof.ts';
import { openSeed, type SeedRow, seedOfDay } from './fairness/seeds.ts';
import { grantPrize } from './grant-prize.ts';
import { countPrizes } from './prizes-left.ts';
import { countDrawsToday, type Lottery, lockLottery } from './records/lottery-records.ts';
import { isOpen } from './records/opening.ts';
import { closeIfEmpty, isUnlimited, takePrize } from './take-prize.ts';

/** What the game shows: the place of a prize in the list, or three places for a slot machine. */
export type Shown = number | number[];

/** `word`: the customer's own. `seenHash`: that of the seed they were shown; null when their client knows of none. */
export type DrawRequest = { userId: number; lotteryId: number; word: string; seenHash: string | null };

export const gameOf = (kind: LotteryKind): Game => (kind === 'slots' ? 'reels' : 'weights');

/**
 * Draws once for a customer and takes the points for it. The result follows from the seed of the day, the customer, their number of
 * draws and their word (decision 123). Draws of a lottery come one after the other, so that each sees what the one before has left and
 * tries are counted right. The customer is held first: whoever moves their money and points locks in that order. The day is that of the
 * moment when it is this draw's turn.
 * @throws ShopError `draw.illegal`, `draw.closed`, `draw.tries`, `draw.points`, `draw.no_data`, `draw.new_day` or `draw.seed`:
 * nothing must be committed then
 */
export async function drawLottery(
  tx: Tx,
  shop: ShopContext,
  { userId, lotteryId, word, seenHash }: DrawRequest,
): Promise<Shown> {
  await lockCustomer(tx, userId);
  const lottery = await lockLottery(tx, lotteryId);
  const now = shop.now();
  if (!lottery) throw refuse('draw.illegal');
  if (!isOpen(lottery, now)) throw refuse('draw.closed');
  const had = await countDrawsToday(tx, userId, lotteryId, { now, times: shop.times });
  if (lottery.tries > 0 && had >= lottery.tries) throw refuse('draw.tries', { tries: lottery.tries });
  const { row, seed } = await runningSeed(tx, shop, now);
  if (seenHash !== null && seenHash !== row.hash) throw refuse('draw.new_day');
  const prizes = await countPrizes(tx, lotteryId, now);
  const outcome = await draw({
    seed,
    ticket: { day: row.day, lotteryId, customerId: userId, draw: had + 1, word },
    game: gameOf(lottery.type),
    prizes: prizes.map(({ prize, left }) => ({ weight: prize.weight, left })),
  });
  if (!outcome) throw refuse('draw.no_data');
  const prize = outcome.prize === null ? null : (prizes[outcome.prize]?.prize ?? null);
  if (prize) await takePrize(tx, prize);
  const log = await insertLog(tx, { userId, lotteryId, prizeId: prize?.id ?? null }, now);
  await keepProof(tx, seed, {
    ...{ logId: log.id, userId, lotteryId, prizeId: log.prizeId, day: row.day, customerDraw: had + 1, word },
    ...{ cost: lottery.cost, type: lottery.type, shown: outcome.shown },
    prizes: prizes.map(({ prize, left }) => [prize.id, prize.weight, left]),
  });
  await payDraw(tx, lottery, log.id, userId, now);
  if (prize) {
    await grantPrize(tx, { log, prize, lottery }, now, shop.times.text(now));
    if (!isUnlimited(prize)) await closeIfEmpty(tx, lotteryId);
  }
  return outcome.shown;
}

async function runningSeed(tx: Tx, shop: ShopContext, now: Date): Promise<{ row: SeedRow; seed: string }> {
  const row = await seedOfDay(tx, shop, now);
  const seed = await openSeed(row, shop);
  if (seed === null) throw refuse('draw.seed');
  return { row, seed };
}

/** Nothing to redeem until it is known to be products: then the log is left open. */
async function insertLog(tx: Tx, values: { userId: number; lotteryId: number; prizeId: number | null }, now: Date) {
  const state = values.prizeId === null ? 'redeemed' : 'open';
  const [log] = await tx
    .insert(lotteryLogs)
    .values({ ...values, state, drawnAt: now, createdAt: now, updatedAt: now })
    .returning();
  if (!log) throw new Error('The database stored no draw.');
  return log;
}

async function payDraw(tx: Tx, lottery: Lottery, logId: number, userId: number, at: Date): Promise<void> {
  const { zh = '', en = zh } = lottery.name;
  const hasPaid = await redeemPoints(tx, {
    userId,
    points: lottery.cost,
    remark: { zh: `积分抽奖：${zh}`, en: `Lottery: ${en}` },
    source: { id: lottery.id, type: 'lottery', number: String(logId) },
    at,
  });
  if (!hasPaid) throw refuse('draw.points');
}
