import { toAddress } from '../addresses/mapping.ts';
import { centsFromYuan, toFlag, toNumber, toOptionalCents, toOptionalId, toOptionalText } from '../wire/values.ts';
import type { CouponObstacle, CouponOffer, OrderChoices } from './draft-model.ts';
import type { WireCouponOffer, WireOrderChoices } from './wire.ts';

const obstacles: readonly CouponObstacle[] = ['used', 'expired', 'flash-sale', 'scope', 'threshold'];

/** A server that tells no choices offers none. */
export function toOrderChoices(wire: WireOrderChoices | null | undefined): OrderChoices {
  return {
    pointValue: toNumber(wire?.parities),
    deductible: toNumber(wire?.deductible),
    best: { couponId: toOptionalId(wire?.best?.user_coupon_id), points: toNumber(wire?.best?.integral) },
    coupons: wire?.coupons.map(toCouponOffer) ?? [],
    addresses:
      wire?.shippings.map((row) => ({
        address: toAddress(row),
        shippingFee: centsFromYuan(row.carriage),
        isServed: !toFlag(row.not_served),
      })) ?? [],
  };
}

function toCouponOffer(wire: WireCouponOffer): CouponOffer {
  return {
    id: String(wire.id),
    number: wire.ticket ?? '',
    name: toOptionalText(wire.name),
    condition: wire.explain ?? '',
    validUntil: wire.failure_time ?? '',
    saves: centsFromYuan(wire.coupon_money),
    deductible: toNumber(wire.deductible),
    obstacle: toObstacle(wire.obstacle),
    missing: toOptionalCents(wire.missing) ?? null,
    savesAtThreshold: toOptionalCents(wire.sill_money) ?? null,
  };
}

/** An obstacle of a later server stands in the way, too. */
function toObstacle(value: string | null | undefined): CouponObstacle | null {
  const word = toOptionalText(value);
  return word === null ? null : (obstacles.find((one) => one === word) ?? 'scope');
}
