import { draw } from '@jishi/fair-draw';
import type { Times } from '../../../../kernel/wire/times.ts';
import { gameOf } from '../../../../modules/lotteries/draw.ts';
import { markOf } from '../../../../modules/lotteries/fairness/proof-mark.ts';
import type { AuditedDraw } from './audit-records.ts';

/** What is wrong with one draw; nothing in most. `paid`: points that were booked for it. */
export async function checkDraw(
  { proof, log }: AuditedDraw,
  seed: string,
  paid: number,
  times: Times,
): Promise<string[]> {
  const reasons: string[] = [];
  const { mark, ...stored } = proof;
  if (markOf(seed, { ...stored, userId: log.userId, prizeId: log.prizeId }) !== mark) {
    reasons.push('was changed after it was made');
  }
  const { day, lotteryId, customerDraw, word, type, prizes } = proof;
  const outcome = await draw({
    seed,
    ticket: { day, lotteryId, customerId: log.userId, draw: customerDraw, word },
    game: gameOf(type),
    prizes: prizes.map(([, weight, left]) => ({ weight, left })),
  });
  const won = outcome?.prize == null ? null : (prizes[outcome.prize]?.[0] ?? null);
  if (JSON.stringify(outcome?.shown) !== JSON.stringify(proof.shown)) {
    reasons.push(`showed ${JSON.stringify(proof.shown)}, and should have shown ${JSON.stringify(outcome?.shown)}`);
  }
  if (won !== log.prizeId) reasons.push(`gave prize ${log.prizeId ?? 'none'}, and should have given ${won ?? 'none'}`);
  if (log.lotteryId !== lotteryId) reasons.push(`is of lottery ${log.lotteryId} in the log`);
  if (times.day(log.drawnAt) !== day) reasons.push(`was made on ${times.day(log.drawnAt)}`);
  if (paid !== proof.cost) reasons.push(`cost ${proof.cost} points, and ${paid} were booked`);
  return reasons;
}
