import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../id.ts';
import { yuanOfCents } from '../money.ts';
import type { Page } from '../page.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { couponStateNumbers, ownedCouponStateNumbers } from '../wire/numbers.ts';
import { parserOf, wireNumber, wirePage } from '../wire/parts.ts';
import { toNumber, toPage } from '../wire/values.ts';
import { toCoupon, toOwnedCoupon } from './mapping.ts';
import type { Coupon, CouponQuery, OwnedCoupon, OwnedCouponQuery } from './model.ts';
import { wireCoupon, wireUserCoupon } from './wire.ts';

const wireCouponPage = wirePage(wireCoupon);
const wireUserCouponPage = wirePage(wireUserCoupon);

/** Coupons of the claim list. */
export async function listCoupons(
  client: ApiClient,
  query: CouponQuery = {},
  options?: RequestOptions,
): Promise<Page<Coupon>> {
  const params = { ...pageParams(query), state: query.state ? couponStateNumbers[query.state] : undefined };
  return toPage(await client.get('coupon', parserOf(wireCouponPage), params, options), toCoupon);
}

/** Claims a coupon. Throws `conflict` when none is left or the customer has enough of them. */
export async function claimCoupon(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post('coupon', ignored, { id: Number(id) }, options);
}

/** The customer's own coupons, unused first. */
export async function listOwnedCoupons(
  client: ApiClient,
  query: OwnedCouponQuery = {},
  options?: RequestOptions,
): Promise<Page<OwnedCoupon>> {
  const params = {
    ...pageParams(query),
    sort: '-created_at',
    // The filter is one above the stored number; 0 is "all".
    index: query.state ? ownedCouponStateNumbers[query.state] + 1 : undefined,
    money: query.goodsTotal === undefined ? undefined : yuanOfCents(query.goodsTotal),
  };
  return toPage(await client.get('coupon/user', parserOf(wireUserCouponPage), params, options), toOwnedCoupon);
}

/** How many unused coupons the customer has. */
export async function countOwnedCoupons(client: ApiClient, options?: RequestOptions): Promise<number> {
  return toNumber(await client.get('coupon/user/count', parserOf(wireNumber), undefined, options));
}
