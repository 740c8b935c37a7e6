import type { DbOrTx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { readSettings } from '../../kernel/settings/settings.ts';
import type { Times } from '../../kernel/wire/times.ts';
import { findDefaultAddress } from '../addresses/address-records.ts';
import { loadSaleProducts } from '../catalogue/sale-products.ts';
import { type Place, placeOf, placeOfAddress } from '../regions/find-region.ts';
import { type Arrival, arrival, leaving } from '../shipping/delivery-days.ts';
import { cutOff, deliveryDays, parcelDays, provincesNotServed, regionOfShop } from '../shipping/delivery-settings.ts';
import { loadShippingRates } from '../shipping/rate-records.ts';
import { type ShippingRate, shippingFeeOf } from '../shipping/shipping-fee.ts';
import type { Basket } from './baskets.ts';
import { needsAddress, type QuotedLine, quoteLines, shippedLines } from './quote.ts';

/**
 * Whom delivery is told: to the region they name (`regionCode`), else their default address, else the region they named last (`lastCode`), else
 * that of the shop.
 */
export type Asking = {
  userId: number | null;
  regionCode: string | null;
  lastCode: string | null;
  now: Date;
  times: Times;
};

/** What sending a basket costs. Amounts in cents. */
type BasketDelivery = {
  /** Whether anything of it is sent at all. */
  isSent: boolean;
  /** Whether the shop sends to that place. */
  isServed: boolean;
  /** null: where to is not known. */
  fee: number | null;
  /** From which worth on it would be sent for nothing; null without such a rule, or with several. */
  freeFrom: number | null;
};

export type DeliveryEstimate = {
  place: Place | null;
  /** Where the place is known from; null where it is not. */
  source: 'asked' | 'address' | 'shop' | null;
  arrival: Arrival | null;
  /** Until when to order for that; null where no day is named. */
  orderBy: Date | null;
  baskets: BasketDelivery[];
};

/** What delivery costs and when it arrives, before there is an order: by the rules an order is priced by. */
export async function estimateDelivery(
  db: DbOrTx,
  baskets: readonly Basket[],
  { userId, regionCode, lastCode, now, times }: Asking,
): Promise<DeliveryEstimate> {
  const productIds = baskets.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const asked = regionCode === null ? null : placeOf(regionCode);
  const [products, rates, settings, home] = await pipelined([
    loadSaleProducts(db, productIds),
    loadShippingRates(db, productIds),
    readSettings(db, { days: deliveryDays, cutOff, parcelDays, notServed: provincesNotServed, regionOfShop }),
    userId === null || asked ? null : findDefaultAddress(db, userId),
  ]);
  const { place, source } = placeFor(asked, home?.address ?? null, lastCode, settings.regionOfShop);
  const leaves = leaving(now, settings, times);
  const isServed = place === null || !settings.notServed.includes(place.provinceCode);
  const days = place && isServed ? arrival(leaves.day, settings.days, place.provinceCode) : null;
  return {
    place,
    source,
    arrival: days,
    orderBy: days && leaves.orderBy,
    baskets: baskets.map(({ lines }) => ({ isServed, ...deliveryOf(quoteLines(lines, products), rates, place) })),
  };
}

function placeFor(asked: Place | null, address: string | null, lastCode: string | null, shop: string | null) {
  if (asked) return { place: asked, source: 'asked' as const };
  const home = address === null ? null : placeOfAddress(address);
  if (home) return { place: home, source: 'address' as const };
  const last = lastCode === null ? null : placeOf(lastCode);
  if (last) return { place: last, source: 'asked' as const };
  const place = shop === null ? null : placeOf(shop);
  return { place, source: place ? ('shop' as const) : null };
}

function deliveryOf(
  quoted: readonly QuotedLine[],
  rates: ReadonlyMap<number, ShippingRate>,
  place: Place | null,
): Omit<BasketDelivery, 'isServed'> {
  const ordered = quoted.filter(({ problem }) => !problem);
  const isSent = needsAddress(ordered);
  const lines = shippedLines(ordered).filter(({ isPhysical }) => isPhysical);
  const [from, ...others] = new Set(lines.map(({ rateId }) => rates.get(rateId)?.freeShippingFrom ?? null));
  return {
    isSent,
    fee: isSent && place ? shippingFeeOf(lines, rates, place.provinceCode) : isSent ? null : 0,
    freeFrom: others.length > 0 ? null : (from ?? null),
  };
}
