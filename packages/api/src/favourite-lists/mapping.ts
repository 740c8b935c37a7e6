import { givesPrice } from '../model/sale-offer.ts';
import { toProductType } from '../wire/product-type.ts';
import { toSaleOffer } from '../wire/sale-offer.ts';
import { centsFromYuan, toFlag, toNumber, toPicture } from '../wire/values.ts';
import type { FavouriteList, ListLink, SharedFavourites, SharedProduct } from './model.ts';
import type { WireFavouriteList, WireLink, WireSharedFavourites, WireSharedGood } from './wire.ts';

export const toLink = (wire: WireLink): ListLink | null =>
  wire ? { token: wire.token, from: wire.from ?? '', expiresAt: wire.expires_at } : null;

export const toFavouriteList = (wire: WireFavouriteList): FavouriteList => ({
  id: String(wire.id),
  name: wire.name,
  count: toNumber(wire.number),
  hasProduct: toFlag(wire.has_good),
  pictures: wire.resources.map(toPicture).filter((picture) => picture !== null),
  link: toLink(wire.link),
});

export const toSharedFavourites = (wire: WireSharedFavourites): SharedFavourites => ({
  name: wire.name,
  from: wire.from ?? '',
  expiresAt: wire.expires_at,
  goneCount: toNumber(wire.gone),
  products: wire.goods.map(toSharedProduct),
});

function toSharedProduct(good: WireSharedGood): SharedProduct {
  const flashSale = toSaleOffer(good.seckill_offer);
  return {
    id: String(good.id),
    name: good.name,
    type: toProductType(good),
    price: givesPrice(flashSale) ? flashSale.price.min : centsFromYuan(good.order_price),
    flashSale,
    picture: toPicture(good.resources),
    isSoldOut: toFlag(good.is_sold_out),
    hasVariants: toFlag(good.has_sku),
  };
}
