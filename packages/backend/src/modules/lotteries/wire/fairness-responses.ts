import { ALGORITHM } from '@jishi/fair-draw';
import { z } from 'zod';
import { pickText } from '../../../kernel/texts/languages.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { lotteryKinds } from '../../../kernel/words/lotteries.ts';
import { publishedAt } from '../fairness/day-of-draws.ts';
import type { ProvenDraw } from '../fairness/proof-records.ts';
import type { SeedRow } from '../fairness/seeds.ts';
import type { Prize } from '../records/lottery-records.ts';
import type { Wording } from './responses.ts';

/** A day of draws. */
export const seedResponse = z.object({
  day: z.string().meta({ description: "in the shop's zone" }),
  commitment: z.string().meta({ description: 'SHA-256 of the 32 bytes of the seed' }),
  seed: z.string().nullable().meta({ description: 'the seed, once its day is over' }),
  published_at: z.string(),
});

/** `GET integralDrawFair/{id}`: what somebody has to know before they draw. */
export const fairResponse = seedResponse.extend({
  algorithm: z.string(),
  integral_draw_id: z.int(),
  user_id: z.int(),
  draw: z.int().meta({ description: 'number of the next draw of the customer in this lottery today' }),
  previous: seedResponse.nullable().meta({ description: 'the newest day whose seed is published' }),
  server_time: z.string(),
});

/** A row of `GET integralDrawProof`. Draws that were made before there were proofs have `algorithm` null, and nothing to check. */
export const proofResponse = z.object({
  id: z.int(),
  algorithm: z.string().nullable(),
  integral_draw: z.object({ id: z.int(), name: z.string() }),
  type: z.int().meta({ description: '1 wheel, 2 nine-square grid, 3 slot machine' }),
  user_id: z.int(),
  day: z.string().nullable(),
  commitment: z.string().nullable(),
  seed: z.string().nullable().meta({ description: 'the seed, once its day is over' }),
  published_at: z.string().nullable(),
  number: z.int().nullable().meta({ description: 'of all draws of the lottery that day' }),
  draw: z.int().nullable().meta({ description: 'of the draws of the customer in the lottery that day' }),
  word: z.string().nullable(),
  prizes: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      weight: z.int(),
      left: z.int().meta({ description: 'how many the draw found; -1 without an end' }),
    }),
  ),
  shown: z.union([z.int(), z.array(z.int())]).nullable(),
  receipt: z.string().nullable().meta({ description: 'seals this record; it never changes' }),
  integral_prize_id: z
    .int()
    .nullable()
    .meta({ description: 'what was drawn, blanks too; null: lost at the slot machine' }),
  prize_name: z.string().nullable(),
  created_at: z.string(),
});

export function toSeed(row: SeedRow, seed: string | null, times: Times): z.output<typeof seedResponse> {
  return { day: row.day, commitment: row.hash, seed, published_at: times.text(publishedAt(row.day, times)) };
}

type Next = { lotteryId: number; userId: number; draw: number };

export function toFair(
  today: z.output<typeof seedResponse>,
  previous: z.output<typeof seedResponse> | null,
  { lotteryId, userId, draw }: Next,
  { times, now }: Wording,
): z.output<typeof fairResponse> {
  const next = { integral_draw_id: lotteryId, user_id: userId, draw };
  return { ...today, algorithm: ALGORITHM, ...next, previous, server_time: times.text(now) };
}

/** `seed`: only of a day that is over. */
export function toProof(
  { log, lottery, proof, seed: row }: ProvenDraw,
  seed: string | null,
  prizes: ReadonlyMap<number, Prize>,
  { lang, times }: Wording,
): z.output<typeof proofResponse> {
  const nameOf = (id: number | null) => {
    const prize = id === null ? undefined : prizes.get(id);
    return prize ? pickText(prize.name, lang) : null;
  };
  return {
    id: log.id,
    algorithm: proof && ALGORITHM,
    integral_draw: { id: lottery.id, name: pickText(lottery.name, lang) },
    type: lotteryKinds.numbers[proof?.type ?? lottery.type],
    user_id: log.userId,
    ...(row ? toSeed(row, seed, times) : { day: null, commitment: null, seed: null, published_at: null }),
    number: proof?.number ?? null,
    draw: proof?.customerDraw ?? null,
    word: proof?.word ?? null,
    prizes: proof?.prizes.map(([id, weight, left]) => ({ id, name: nameOf(id) ?? '', weight, left })) ?? [],
    shown: proof?.shown ?? null,
    receipt: proof?.mark ?? null,
    integral_prize_id: log.prizeId,
    prize_name: nameOf(log.prizeId),
    created_at: times.text(log.drawnAt),
  };
}
