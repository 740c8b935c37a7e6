import { draw } from '@jishi/fair-draw';
import type { TestShop } from '../../../testing/index.ts';
import { gameOf } from '../draw.ts';
import { openSeed, seedOfDay } from '../fairness/seeds.ts';
import { countPrizes } from '../prizes-left.ts';
import { countDrawsToday, findLottery } from '../records/lottery-records.ts';

const MAX_TRIES = 5000;

/** A word with which the next draw of a customer falls on these numbers: what nobody can find who does not know the seed. */
export async function luckyWord(
  { app: { shop }, db }: TestShop,
  { userId, lotteryId }: { userId: number; lotteryId: number },
  numbers: readonly number[],
): Promise<string> {
  const row = await seedOfDay(db, shop, shop.now());
  const seed = await openSeed(row, shop);
  const lottery = await findLottery(db, lotteryId);
  if (!seed || !lottery) throw new Error('there is nothing to draw');
  const had = await countDrawsToday(db, userId, lotteryId, { now: shop.now(), times: shop.times });
  const prizes = (await countPrizes(db, lotteryId, shop.now())).map(({ prize, left }) => ({
    weight: prize.weight,
    left,
  }));
  const ticket = { day: row.day, lotteryId, customerId: userId, draw: had + 1 };
  for (let at = 0; at < MAX_TRIES; at += 1) {
    const word = `word ${at}`;
    const outcome = await draw({ seed, ticket: { ...ticket, word }, game: gameOf(lottery.type), prizes });
    if (String(outcome?.picks.map(({ value }) => value)) === String(numbers)) return word;
  }
  throw new Error(`no word falls on ${numbers}`);
}
