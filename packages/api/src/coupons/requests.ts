import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { type BasketLine, basketText } from '../model/basket.ts';
import type { Id } from '../model/id.ts';
import { yuanOfCents } from '../model/money.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { couponStateNumbers, ownedCouponStateNumbers } from '../wire/numbers.ts';
import { parserOf, wireNumber } from '../wire/parts.ts';
import { toNumber, toOptionalId } from '../wire/values.ts';
import { toCouponDetail, toCouponPage, toOwnedCouponPage, toPriceWithCoupon } from './mapping.ts';
import type {
  CouponDetail,
  CouponPage,
  CouponQuery,
  OwnedCouponPage,
  OwnedCouponQuery,
  PriceWithCoupon,
  VariantWithCoupon,
} from './model.ts';
import { wireBestCoupons, wireCouponDetail, wireCouponPage, wireUserCouponPage } from './wire.ts';

/** Coupons of the claim list. */
export async function listCoupons(
  client: ApiClient,
  query: CouponQuery = {},
  options?: RequestOptions,
): Promise<CouponPage> {
  const params = {
    ...pageParams(query),
    state: query.state ? couponStateNumbers[query.state] : undefined,
    gone: query.withGone ? 1 : undefined,
  };
  return toCouponPage(await client.get('coupon', parserOf(wireCouponPage), params, options));
}

/**
 * One coupon, for customers with the best one they have of it. Throws `not-found` for one that does not exist.
 *
 * @param productIds products of which the answer names those the coupon is for
 */
export async function getCoupon(
  client: ApiClient,
  id: Id,
  productIds: readonly Id[] = [],
  options?: RequestOptions,
): Promise<CouponDetail> {
  const params = { good_ids: productIds.join(',') || undefined };
  return toCouponDetail(
    await client.get(`coupon/${encodeURIComponent(id)}`, parserOf(wireCouponDetail), params, options),
  );
}

/**
 * What a product costs with the coupon that saves most, by variant. Empty for what cannot be bought.
 *
 * @param quantity pieces of it
 */
export async function getProductWithCoupon(
  client: ApiClient,
  productId: Id,
  quantity: number,
  options?: RequestOptions,
): Promise<readonly VariantWithCoupon[]> {
  const params = { good_id: productId, number: quantity };
  const { rows } = await client.get('coupon/best', parserOf(wireBestCoupons), params, options);
  return rows.map((row) => ({ variantId: toOptionalId(row.good_sku_id), ...toPriceWithCoupon(row) }));
}

/** What lines cost together with the coupon that saves most; `null` without lines. */
export async function getLinesWithCoupon(
  client: ApiClient,
  lines: readonly BasketLine[],
  options?: RequestOptions,
): Promise<PriceWithCoupon | null> {
  const [row] = (await client.get('coupon/best', parserOf(wireBestCoupons), { lines: basketText(lines) }, options))
    .rows;
  return row ? toPriceWithCoupon(row) : null;
}

/**
 * Claims a coupon. Throws `conflict` when none is left or the customer has enough of them.
 *
 * @param options give an `idempotencyKey`, so that a repeated press claims once
 */
export async function claimCoupon(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post('coupon', ignored, { id: Number(id) }, options);
}

/** The customer's own coupons, unused first. */
export async function listOwnedCoupons(
  client: ApiClient,
  query: OwnedCouponQuery = {},
  options?: RequestOptions,
): Promise<OwnedCouponPage> {
  const params = {
    ...pageParams(query),
    sort: '-created_at',
    // The filter is one above the stored number; 0 is "all".
    index: query.state ? ownedCouponStateNumbers[query.state] + 1 : undefined,
    money: query.goodsTotal === undefined ? undefined : yuanOfCents(query.goodsTotal),
  };
  return toOwnedCouponPage(await client.get('coupon/user', parserOf(wireUserCouponPage), params, options));
}

/** How many unused coupons the customer has. */
export async function countOwnedCoupons(client: ApiClient, options?: RequestOptions): Promise<number> {
  return toNumber(await client.get('coupon/user/count', parserOf(wireNumber), undefined, options));
}
