import { group, useFormat } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';
import type { Outcome } from '../model/outcome.ts';

/** A result in words: what came out, and what becomes of it. */
export function useResultText(outcome: Outcome | null, points: number | null): { title: string; hint: string } {
  const text = useTexts();
  const format = useFormat();
  if (!outcome) return { title: text('lottery.done'), hint: text('lottery.done_hint') };
  const { isWon, prize } = outcome;
  if (!isWon || !prize) return { title: text('lottery.lost'), hint: text('lottery.lost_hint') };
  const hints = {
    product: () => text('lottery.won_product'),
    points: () =>
      points === null ? text('lottery.won_points') : text('lottery.won_points_now', { points: group(points) }),
    coupon: () => text('lottery.won_coupon'),
    balance: () => text('lottery.won_balance', { amount: format.money(prize.value ?? 0) }),
    nothing: () => text('lottery.done_hint'),
  } as const;
  return { title: text('lottery.won', { prize: prize.name }), hint: hints[prize.kind]() };
}
