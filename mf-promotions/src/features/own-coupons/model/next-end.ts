import type { OwnedCoupon } from '@jishi/api/coupons';
import { toInstant } from '@jishi/i18n';

/** When the first of these coupons that can still be used ends, epoch ms; `undefined` when none does. */
export function nextEnd(coupons: readonly Pick<OwnedCoupon, 'state' | 'validUntil'>[]): number | undefined {
  const ends = coupons.flatMap(({ state, validUntil }) => (state === 'unused' ? (toInstant(validUntil) ?? []) : []));
  return ends.length === 0 ? undefined : Math.min(...ends);
}
