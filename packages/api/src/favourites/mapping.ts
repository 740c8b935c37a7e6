import { givesPrice } from '../model/sale-offer.ts';
import { toSaleOffer } from '../wire/sale-offer.ts';
import { centsFromYuan, toPicture } from '../wire/values.ts';
import type { SavedProduct } from './model.ts';
import type { WireSavedGood } from './wire.ts';

export function toSavedProduct(wire: WireSavedGood): SavedProduct {
  const { good } = wire;
  const flashSale = toSaleOffer(good?.seckill_offer);
  return {
    id: String(wire.id),
    productId: String(wire.good_id),
    product: good
      ? {
          id: String(good.id),
          name: good.name,
          price: givesPrice(flashSale) ? flashSale.price.min : centsFromYuan(good.order_price),
          ...(flashSale && { flashSale }),
          picture: toPicture(good.resources),
        }
      : null,
    priceFell: centsFromYuan(wire.price_fell ?? 0),
    isSoldOut: wire.is_sold_out ?? false,
    hasVariants: wire.has_sku ?? true,
    alerts: { price: wire.alert_price ?? false, stock: wire.alert_stock ?? false },
    savedAt: wire.created_at ?? '',
    updatedAt: wire.updated_at ?? '',
  };
}
