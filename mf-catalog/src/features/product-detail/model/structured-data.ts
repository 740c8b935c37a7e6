import { yuanOfCents } from '@jishi/api';
import type { Product } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { type Lang, localePath } from '@jishi/i18n/locale';
import { offerOf } from './purchase.ts';

/** Currencies by language: the symbol follows the language, the amount is never converted. */
const currencies: Record<Lang, string> = { zh: 'CNY', en: 'USD' };

/** The product for search engines, as JSON-LD that can stand inside a script element. */
export function productJsonLd(product: Product, lang: Lang, origin: string): string {
  const { id, name, shortDescription, number, pictures, priceRange } = product;
  const isOpen = offerOf(product) === 'open';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    ...(shortDescription && { description: shortDescription }),
    ...(number && { sku: number }),
    image: pictures.map(({ url }) => new URL(url, origin).href),
    offers: {
      '@type': 'AggregateOffer',
      url: origin + localePath(lang, paths.product(id)),
      priceCurrency: currencies[lang],
      lowPrice: yuanOfCents(priceRange.min),
      highPrice: yuanOfCents(priceRange.max),
      availability: `https://schema.org/${isOpen ? 'InStock' : 'OutOfStock'}`,
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
