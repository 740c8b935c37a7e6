import type { TestCustomer, TestShop } from '../../testing/test-shop.ts';
import { AcknowledgedResponses } from './acknowledged.ts';
import type { ProductName } from './commands.ts';
import { makeActors } from './customer-fixtures.ts';
import { makeOffers } from './product-fixtures.ts';
import { earnPoints, makeCoupons, makeLotteries, winLongAgo } from './promotion-fixtures.ts';

/** `refreshing`: windows of theirs that refresh the tokens right now. */
export type Actor = TestCustomer & { addressId: number; couponId: number; orderIds: number[]; refreshing: number };

/** A product as a page shows it now; prices in cents. */
export type Offer = {
  id: number;
  name: string;
  variantId: number | null;
  price: number;
  shippingFee: number;
  sale: { id: number; variantId: number } | null;
};

/** Customers and products of one schedule: few pieces, few codes, little money, so that everything runs out. */
export type ScheduleContext = {
  shop: TestShop;
  customers: Actor[];
  offers: Record<ProductName, Offer>;
  couponId: number;
  lotteryId: number;
  prizeIds: number[];
  acknowledged: AcknowledgedResponses;
};

export const CUSTOMERS = 2;
const HOUR = 3_600_000;

/** Worlds for so many schedules, which know nothing of each other; made together, for each statement has its price. */
export async function makeContexts(shop: TestShop, count: number): Promise<ScheduleContext[]> {
  await earnPoints(shop);
  const offers = await makeOffers(shop, count);
  const couponIds = await makeCoupons(shop, count);
  const plainIds = offers.map(({ plain }) => plain.id);
  const lotteries = await makeLotteries(shop, plainIds);
  const owners = couponIds.flatMap((couponId) => Array.from({ length: CUSTOMERS }, () => couponId));
  const actors = await makeActors(shop, owners);
  const contexts = offers.map((own, index) => ({
    shop,
    customers: actors.slice(index * CUSTOMERS, (index + 1) * CUSTOMERS),
    offers: own,
    couponId: couponIds[index] ?? 0,
    lotteryId: lotteries[index]?.id ?? 0,
    prizeIds: lotteries[index]?.prizeIds ?? [],
    acknowledged: new AcknowledgedResponses(),
  }));
  await winLongAgo(shop, contexts);
  return contexts;
}

/** A time that has begun and lasts longer than any order may lapse here. */
export function around(shop: TestShop): { startTime: Date; endTime: Date } {
  const at = shop.now.getTime();
  return { startTime: new Date(at - HOUR), endTime: new Date(at + 99 * HOUR) };
}
