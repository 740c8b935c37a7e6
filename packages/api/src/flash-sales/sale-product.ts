import { rangeOfCents } from '../model/money.ts';
import type { Product, Variant } from '../products/model.ts';
import type { FlashSale, FlashSaleVariant } from './model.ts';

/**
 * The product as its flash sale offers it: the sale's texts, pictures, prices, limit and remaining pieces, and only the
 * variants that are part of the sale. Coupons and points do not apply to it.
 */
export function productInSale(product: Product, sale: FlashSale): Product {
  const variants = product.variants.flatMap((variant) => {
    const offer = saleVariantOf(sale, variant.id);
    return offer ? [toSaleVariant(variant, offer)] : [];
  });
  const normal = rangeOfCents(sale.variants.map(({ normalPrice }) => normalPrice));
  const price =
    rangeOfCents(sale.variants.filter((offer) => stockOf(offer) > 0).map(({ price }) => price)) ?? sale.price;
  return {
    ...product,
    name: sale.name || product.name,
    shortDescription: sale.summary || product.shortDescription,
    detailsHtml: sale.detailsHtml || product.detailsHtml,
    pictures: sale.pictures.length ? sale.pictures : product.pictures,
    price: price.min,
    priceRange: price,
    marketPriceRange: normal && normal.max > price.max ? normal : null,
    stock: sale.variants.reduce((sum, offer) => sum + stockOf(offer), 0),
    variants,
    purchaseLimit: limitOf(sale),
    acceptsPoints: false,
  };
}

/** Most pieces of one order: what one customer may have in all can be less. */
function limitOf({ orderLimit, customerLimit }: FlashSale): number | null {
  const limits = [orderLimit, customerLimit].filter((limit) => limit !== null);
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** What the sale offers of a variant (`null`: of a product without variants); `null` when it is not part of it. */
export function saleVariantOf(sale: FlashSale, variantId: string | null): FlashSaleVariant | null {
  return sale.variants.find((offer) => offer.variantId === variantId) ?? null;
}

/** Held pieces count: whoever wants one can line up for it. */
const stockOf = ({ left, held }: FlashSaleVariant): number => left + held;

const toSaleVariant = (variant: Variant, offer: FlashSaleVariant): Variant => ({
  ...variant,
  price: offer.price,
  marketPrice: offer.normalPrice > offer.price ? offer.normalPrice : null,
  stock: stockOf(offer),
  picture: offer.picture ?? variant.picture,
});
