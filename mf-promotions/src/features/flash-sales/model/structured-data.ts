import { pictureUrl, yuanOfCents } from '@jishi/api';
import type { FlashSaleCard } from '@jishi/api/flash-sales';
import { paths } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { type Lang, localePath } from '@jishi/i18n/locale';
import { saleStage } from './sale-stage.ts';

/** Currencies by language: the symbol follows the language, the amount is never converted. */
const currencies: Record<Lang, string> = { zh: 'CNY', en: 'USD' };

export type ListFacts = {
  /** Epoch ms on the shop's clock. */
  moment: number;
  lang: Lang;
  origin: string;
};

/**
 * The sales of a page for search engines, as data of schema.org. What it costs is what it costs at the moment: before the start the
 * ordinary price until then, and the price of the sale with the time from which it holds. Sales that are over are left out.
 */
export function saleListData(sales: readonly FlashSaleCard[], facts: ListFacts): object | null {
  const shown = sales.filter((sale) => saleStage(sale, facts.moment) !== 'over');
  if (shown.length === 0) return null;
  return {
    '@type': 'ItemList',
    itemListElement: shown.map((sale, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productOf(sale, facts),
    })),
  };
}

function productOf(sale: FlashSaleCard, facts: ListFacts): object {
  const { name, summary, picture, productId } = sale;
  return {
    '@type': 'Product',
    name,
    ...(summary && { description: summary }),
    ...(picture && { image: new URL(pictureUrl(picture.url, 300), facts.origin).href }),
    url: facts.origin + localePath(facts.lang, paths.product(productId)),
    offers: offersOf(sale, facts),
  };
}

function offersOf(sale: FlashSaleCard, { moment, lang }: ListFacts): object {
  const stage = saleStage(sale, moment);
  const inSale = {
    '@type': 'Offer',
    price: yuanOfCents(sale.price.min),
    priceCurrency: currencies[lang],
    validFrom: isoTime(sale.startsAt),
    priceValidUntil: isoTime(sale.endsAt),
    availability: `https://schema.org/${availabilities[stage] ?? 'InStock'}`,
  };
  if (stage !== 'upcoming' || sale.normalPrice === null) return inSale;
  const before = {
    '@type': 'Offer',
    price: yuanOfCents(sale.normalPrice),
    priceCurrency: currencies[lang],
    priceValidUntil: isoTime(sale.startsAt),
  };
  return [before, inSale];
}

const availabilities: Partial<Record<ReturnType<typeof saleStage>, string>> = {
  upcoming: 'PreOrder',
  'almost-gone': 'LimitedAvailability',
  held: 'LimitedAvailability',
  gone: 'SoldOut',
};

const isoTime = (time: string): string => new Date(toInstant(time) ?? 0).toISOString();
