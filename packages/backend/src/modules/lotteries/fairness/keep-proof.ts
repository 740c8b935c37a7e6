import { sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { lotteryDays, lotteryProofs } from '../../../kernel/db/schema/index.ts';
import { type Marked, markOf } from './proof-mark.ts';

/**
 * Keeps what a draw was made from, under the next number of its lottery that day. Whoever calls holds the lottery, so the numbers have
 * no gaps: a draw that is rolled back gives its number back.
 */
export async function keepProof(tx: Tx, seed: string, draw: Omit<Marked, 'number'>): Promise<void> {
  const { day, lotteryId } = draw;
  const [counted] = await tx
    .insert(lotteryDays)
    .values({ day, lotteryId, draws: 1 })
    .onConflictDoUpdate({
      target: [lotteryDays.day, lotteryDays.lotteryId],
      set: { draws: sql`${lotteryDays.draws} + 1` },
    })
    .returning({ number: lotteryDays.draws });
  if (!counted) throw new Error('The database counted no draw.');
  const proof = { ...draw, number: counted.number };
  await tx.insert(lotteryProofs).values({ ...proof, mark: markOf(seed, proof) });
}
