import { group, useFormat } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';
import type { Lost, LostThing } from '../model/losses.ts';

/** How much of a thing is lost, in words. */
export function useLostTexts(lost: Lost): Record<LostThing, string> {
  const text = useTexts();
  const format = useFormat();
  return {
    balance: format.money(lost.balance),
    points: group(lost.points),
    coupons: text('close.coupon-count', { count: lost.coupons }),
    prizes: text('close.prize-count', { count: lost.prizes }),
  };
}
