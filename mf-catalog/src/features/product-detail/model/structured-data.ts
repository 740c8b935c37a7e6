import { yuanOfCents } from '@jishi/api';
import type { FlashSale } from '@jishi/api/flash-sales';
import type { Product } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { type Lang, localePath } from '@jishi/i18n/locale';
import type { Rating } from '../../../model/rating.ts';
import { type OfferTerms, offerTerms } from './offer-terms.ts';
import { offerOf } from './purchase.ts';

/** Currencies by language: the symbol follows the language, the amount is never converted. */
const currencies: Record<Lang, string> = { zh: 'CNY', en: 'USD' };

export type ProductFacts = {
  /** As it is offered on the page. */
  product: Product;
  /** The running sale that gives the price. */
  sale: FlashSale | null;
  /** `null` without reviews. */
  rating: Rating | null;
  /** How it is sent and taken back. */
  terms: Omit<OfferTerms, 'product'>;
};

/** The product for search engines, as data of schema.org: one offer, or the range of its variants. */
export function productData({ product, sale, rating, terms }: ProductFacts, lang: Lang, origin: string): object {
  const { id, name, shortDescription, number, pictures, variants } = product;
  return {
    '@type': 'Product',
    name,
    ...(shortDescription && { description: shortDescription }),
    ...(number && { sku: number }),
    image: pictures.map(({ url }) => new URL(url, origin).href),
    offers: {
      ...priceOf(product),
      url: origin + localePath(lang, paths.product(id)),
      priceCurrency: currencies[lang],
      ...(variants.length > 1 && { offerCount: variants.length }),
      ...(sale && { priceValidUntil: isoTime(sale.endsAt) }),
      availability: `https://schema.org/${availabilityOf(product)}`,
      ...offerTerms({ product, ...terms }, currencies[lang]),
    },
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average.toFixed(1),
        reviewCount: rating.total,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

function priceOf({ priceRange: { min, max } }: Product): object {
  return min === max
    ? { '@type': 'Offer', price: yuanOfCents(min) }
    : { '@type': 'AggregateOffer', lowPrice: yuanOfCents(min), highPrice: yuanOfCents(max) };
}

function availabilityOf(product: Product): string {
  const offer = offerOf(product);
  if (offer === 'off-shelf') return 'Discontinued';
  if (offer === 'scheduled') return 'PreOrder';
  return offer === 'open' ? 'InStock' : 'OutOfStock';
}

const isoTime = (time: string): string => new Date(toInstant(time) ?? 0).toISOString();
