import type { Id } from '../model/id.ts';
import type { OrderPreview } from './draft-model.ts';

/** What a customer chooses for an order. */
export type OrderChoice = {
  /** `null`: the default address. */
  readonly addressId: Id | null;
  /** `null`: no coupon. */
  readonly couponId: Id | null;
  /** Points to spend. */
  readonly points: number;
};

/**
 * A preview as the server would answer it for this choice: every part of it was told with the preview, so nothing is asked
 * and no price is made here. What the preview does not offer counts as on the server: a coupon takes nothing off, points that
 * are too many are not used, an address that is not the customer's has no fee. The total is the sum of the parts.
 */
export function previewFor(preview: OrderPreview, choice: OrderChoice): OrderPreview {
  const { choices, goodsTotal } = preview;
  const offer = choices.coupons.find(({ id, obstacle }) => id === choice.couponId && obstacle === null);
  const place = choices.addresses.find(({ address }) =>
    choice.addressId === null ? address.isDefault : address.id === choice.addressId,
  );
  const couponDiscount = offer?.saves ?? 0;
  const { available } = preview.points;
  const deductible = offer?.deductible ?? choices.deductible;
  const used = choice.points > Math.min(available, deductible) ? 0 : choice.points;
  const pointsDiscount = worthOf(used, choices.pointValue);
  const shippingFee = place?.shippingFee ?? 0;
  return {
    ...preview,
    couponDiscount,
    isCouponUnusable: choice.couponId !== null && !offer,
    points: { available, deductible, used },
    pointsDiscount,
    shippingFee,
    address: place?.address ?? null,
    isServed: place?.isServed ?? true,
    total: goodsTotal - couponDiscount - pointsDiscount + shippingFee,
  };
}

/** Whole cents that so many points are worth, as the server counts them (`integralCommodity`). */
const worthOf = (points: number, yuanPerPoint: number): number => Math.floor(points * yuanPerPoint * 100 + 1e-6);
