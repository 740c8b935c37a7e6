import { createHmac } from 'node:crypto';
import type { lotteryProofs } from '../../../kernel/db/schema/index.ts';
import { lotteryKinds } from '../../../kernel/words/lotteries.ts';

type Proof = typeof lotteryProofs.$inferSelect;
/** What a mark holds together: the proof, whose it is, and what its log says was won. */
export type Marked = Omit<Proof, 'mark'> & { userId: number; prizeId: number | null };

/** Seals the record of a draw. Draws sign other texts (`jishi-draw-1`), so neither can stand for the other. */
export function markOf(seed: string, of: Marked): string {
  const { logId, day, lotteryId, number, customerDraw, word, cost, prizes, shown, userId, prizeId } = of;
  const type = lotteryKinds.numbers[of.type];
  const record = [logId, day, lotteryId, number, customerDraw, word, cost, type, prizes, shown, userId, prizeId];
  return createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(`jishi-proof-1\n${JSON.stringify(record)}`)
    .digest('hex');
}
