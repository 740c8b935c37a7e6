import { yuanOfCents } from '../model/money.ts';
import { productTypeLabels } from '../wire/labels.ts';
import { higherThan } from '../wire/market-price.ts';
import { productTypeNumbers } from '../wire/numbers.ts';
import { toProductType } from '../wire/product-type.ts';
import { toSaleOffer } from '../wire/sale-offer.ts';
import {
  centsFromYuan,
  toFlag,
  toNumber,
  toOptionalCents,
  toOptionalId,
  toOptionalNumber,
  toOptionalText,
  toOptions,
} from '../wire/values.ts';
import { lineKey } from './line.ts';
import type { CartEntry, CartLine, CartLineRef, InvalidReason } from './model.ts';
import type { WireCartChange, WireCartLine } from './wire.ts';

const reasons: readonly InvalidReason[] = ['missing', 'off-shelf', 'variant-missing', 'short-of-stock'];

export function toCartLine(wire: WireCartLine): CartLine {
  const ref = { productId: String(wire.good_id), variantId: toOptionalId(wire.good_sku_id) };
  const limit = toNumber(wire.good?.purchase_number);
  const unitPrice = centsFromYuan(wire.price);
  const flashSale = toSaleOffer(wire.good?.seckill_offer);
  const invalidReason = reasons.find((reason) => reason === wire.invalid_reason);
  return {
    ...ref,
    key: lineKey(ref),
    name: wire.name ?? '',
    picture: toOptionalText(wire.img),
    unitPrice,
    marketPrice: higherThan(unitPrice, centsFromYuan((ref.variantId ? wire.good_sku : wire.good)?.market_price)),
    ...(flashSale && { flashSale }),
    quantity: Math.max(1, toNumber(wire.number, 1)),
    options: toOptions(wire.good_sku?.product_sku),
    productType: toProductType(wire.good),
    shippingRateId: toOptionalId(wire.good?.freight_id),
    freeShippingFrom: toOptionalCents(wire.good?.freight_free_from),
    stock: toOptionalNumber(
      ref.variantId ? wire.good_sku?.inventory : (wire.good?.inventory_show ?? wire.good?.inventory),
    ),
    purchaseLimit: limit > 0 ? limit : null,
    isInvalid: toFlag(wire.invalid) || isWithdrawn(wire.good),
    ...(invalidReason ? { invalidReason } : {}),
  };
}

/** A line as `addShoppingCart` stores it: the snapshot holds what is read again later. */
export function toWireCartLine(line: CartLine) {
  return {
    good_id: Number(line.productId),
    ...(line.variantId ? { good_sku_id: Number(line.variantId) } : {}),
    name: line.name,
    img: line.picture ?? '',
    price: yuanOfCents(line.unitPrice),
    number: line.quantity,
    good: {
      id: Number(line.productId),
      type: productTypeLabels[line.productType].zh,
      type_code: productTypeNumbers[line.productType],
      freight_id: Number(line.shippingRateId ?? 0),
      is_show: 1,
      ...(line.purchaseLimit === null ? {} : { purchase_number: line.purchaseLimit }),
      ...(line.variantId ? {} : formerPrice(line)),
      ...(line.variantId || line.stock === null ? {} : { inventory: line.stock }),
    },
    ...(line.variantId ? { good_sku: toWireSku(line, line.variantId) } : {}),
  };
}

type ChangeTerms = {
  cap?: boolean;
  /** The line that becomes this one. */
  before?: CartLineRef | undefined;
  /** Where it stands when it is added anew, from 0. */
  place?: number | undefined;
};

/** An entry of the calls by line. Without a variant the SKU is 0. */
export function toWireChange(
  ref: CartLineRef | CartEntry,
  { cap = false, before, place }: ChangeTerms = {},
): WireCartChange {
  return {
    good_id: Number(ref.productId),
    good_sku_id: Number(ref.variantId ?? 0),
    ...('quantity' in ref ? { number: ref.quantity } : {}),
    ...(cap ? { cap } : {}),
    ...(before ? { from_sku_id: Number(before.variantId ?? 0) } : {}),
    ...(place === undefined ? {} : { place }),
  };
}

const formerPrice = ({ marketPrice }: CartLine) => (marketPrice ? { market_price: yuanOfCents(marketPrice) } : {});

const toWireSku = (line: CartLine, id: string) => ({
  id: Number(id),
  price: yuanOfCents(line.unitPrice),
  ...formerPrice(line),
  ...(line.stock === null ? {} : { inventory: line.stock }),
  product_sku: line.options.map(({ name, value }) => ({ key: name, value })),
});

/** Deleted or not on sale by the line's own snapshot. A snapshot that says nothing leaves it to the server. */
function isWithdrawn(good: WireCartLine['good']): boolean {
  if (!good) return false;
  return toNumber(good.is_delete) === 1 || toNumber(good.is_show, 1) !== 1;
}
