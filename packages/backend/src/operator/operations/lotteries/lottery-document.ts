import { z } from 'zod';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import type { LotteryKind } from '../../../kernel/words/lotteries.ts';
import { lotteryKinds } from '../../../kernel/words/lotteries.ts';
import {
  address,
  amount,
  flag,
  given,
  localText,
  mergeText,
  moment,
  oneOf,
  patched,
  text,
  whole,
} from '../support/fields.ts';

const prizeKinds = ['good', 'coupon', 'points', 'balance', 'blank'] as const;

const MAX = 100_000_000;

/**
 * A prize. `good` (with `variant` when it has any), `coupon` (its id), `points` and `amount` (cents) say what is won, as the
 * kind asks for it.
 */
export type PrizeDocument = {
  /** Row of a prize that is there already. */
  id: number | null;
  kind: (typeof prizeKinds)[number];
  good: string | null;
  variant: string | null;
  coupon: number | null;
  points: number | null;
  amount: number | null;
  name: LocalText;
  /** Pieces in all, those that were won among them; null: without an end. */
  quantity: number | null;
  /** Weight among all prizes. */
  weight: number;
  /** Points for products nobody asked for in time. */
  recyclePoints: number;
  picture: string | null;
  isHidden: boolean;
};

/** A lottery played with points. Prizes stand in the order of the wheel. */
export type LotteryDocument = {
  name: LocalText;
  kind: LotteryKind;
  isActive: boolean;
  explain: LocalText;
  /** Points for a draw. */
  cost: number;
  /** Draws a day; 0 without a limit. */
  triesPerDay: number;
  starts: Date | null;
  ends: Date | null;
  prizes: PrizeDocument[];
};

const id = given(whole(1, Number.MAX_SAFE_INTEGER));

const prizePatch = z.strictObject({
  id,
  kind: oneOf(prizeKinds),
  good: text(60).nullish(),
  variant: text(400).nullish(),
  coupon: id,
  points: given(whole(1, MAX)),
  amount: given(amount),
  name: localText(60),
  quantity: whole(0, MAX).nullish(),
  weight: whole(0, 1_000_000),
  recyclePoints: given(whole(0, MAX)),
  picture: address.nullish(),
  isHidden: given(flag),
});

/** What may be said of a lottery; what is left out stays as it is. The list of prizes is replaced as a whole. */
export const lotteryPatch = (times: Times) =>
  z.strictObject({
    id,
    /** What `show` tells beside the document: nobody can change it. */
    figures: z.unknown().optional(),
    name: given(localText(20)),
    kind: given(oneOf(lotteryKinds.words)),
    isActive: given(flag),
    explain: given(localText(1000)),
    cost: given(whole(0, MAX)),
    triesPerDay: given(whole(0, MAX)),
    starts: moment(times).nullish(),
    ends: moment(times).nullish(),
    prizes: given(z.array(prizePatch, 'must be a list').max(100, 'has more than 100 prizes')),
  });
export type LotteryPatch = z.output<ReturnType<typeof lotteryPatch>>;

export function mergeLottery(known: LotteryDocument | null, patch: LotteryPatch): LotteryDocument {
  return {
    name: mergeText(known?.name ?? null, patch.name),
    kind: patch.kind ?? known?.kind ?? 'wheel',
    isActive: patch.isActive ?? known?.isActive ?? true,
    explain: mergeText(known?.explain ?? null, patch.explain),
    cost: patch.cost ?? known?.cost ?? 0,
    triesPerDay: patch.triesPerDay ?? known?.triesPerDay ?? 0,
    starts: patched(patch.starts, known?.starts ?? null),
    ends: patched(patch.ends, known?.ends ?? null),
    prizes: patch.prizes?.map(toPrize) ?? known?.prizes ?? [],
  };
}

function toPrize(prize: z.output<typeof prizePatch>): PrizeDocument {
  return {
    id: prize.id ?? null,
    kind: prize.kind,
    good: prize.good ?? null,
    variant: prize.variant ?? null,
    coupon: prize.coupon ?? null,
    points: prize.points ?? null,
    amount: prize.amount ?? null,
    name: mergeText(null, prize.name),
    quantity: prize.quantity ?? null,
    weight: prize.weight,
    recyclePoints: prize.recyclePoints ?? 0,
    picture: prize.picture ?? null,
    isHidden: prize.isHidden ?? false,
  };
}
