import type { Measure } from '../model/unit-price.ts';
import { toMeasureUnit } from '../wire/unit-price.ts';
import { centsFromYuan, toNumber, toOptionalNumber, toOptions, toPicture } from '../wire/values.ts';
import type { MatchedProduct, MatchedVariant } from './shopping-list.ts';
import type { WireMatchedGood, WireMatchedSku, WireMeasure } from './shopping-list-wire.ts';

export const toMatchedProduct = (good: WireMatchedGood): MatchedProduct => ({
  id: String(good.id),
  name: good.name,
  price: centsFromYuan(good.price),
  stock: toNumber(good.inventory),
  purchaseLimit: toOptionalNumber(good.purchase_number) || null,
  picture: toPicture(good.resources),
  measure: toMeasure(good.measure),
  variants: good.good_sku.map(toMatchedVariant),
});

const toMatchedVariant = (sku: WireMatchedSku): MatchedVariant => ({
  id: String(sku.id),
  price: centsFromYuan(sku.price),
  stock: toNumber(sku.inventory),
  options: toOptions(sku.product_sku),
  measure: toMeasure(sku.measure),
});

/** `null` also for a unit that is not known here. */
function toMeasure(wire: WireMeasure): Measure | null {
  const unit = toMeasureUnit(wire?.unit);
  const quantity = toNumber(wire?.quantity);
  return unit && quantity > 0 ? { quantity, unit } : null;
}
