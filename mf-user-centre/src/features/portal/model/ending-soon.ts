import type { OwnedCoupon } from '@jishi/api/coupons';
import { toInstant } from '@jishi/i18n';

/** Long enough to still go and use it. */
const SOON_MS = 3 * 24 * 3_600_000;

/** How many coupons end within three days of `now` (milliseconds, clock of the shop); one without an end never does. */
export const endingSoon = (coupons: readonly Pick<OwnedCoupon, 'validUntil'>[], now: number): number =>
  coupons.filter(({ validUntil }) => {
    const end = toInstant(validUntil);
    return end !== undefined && end > now && end - now <= SOON_MS;
  }).length;
