import type { FlashSale, FlashSaleCard, FlashSalePage } from '../model.ts';
import type { FlashSaleNews } from './news.ts';

/** A card as the news have it; the same object when nothing is different. */
export function cardWith(card: FlashSaleCard, news: FlashSaleNews): FlashSaleCard {
  if (card.id !== news.id) return card;
  const { state, startsAt, endsAt, progress, left, variants } = news;
  const held = variants.reduce((pieces, variant) => pieces + variant.held, 0);
  return changed(card, { state, startsAt, endsAt, progress, left, held });
}

/** A page of cards as the news have it; the same object when it shows nothing of it. */
export function pageWith(page: FlashSalePage, news: FlashSaleNews): FlashSalePage {
  const items = page.items.map((card) => cardWith(card, news));
  return items.some((card, index) => card !== page.items[index]) ? { ...page, items } : page;
}

/** The sale of a product as the news have it; the same object when it is another sale or nothing is different. */
export function saleWith(sale: FlashSale | null, news: FlashSaleNews): FlashSale | null {
  if (sale === null || sale.id !== news.id) return sale;
  const told = new Map(news.variants.map(({ id, left, held }) => [id, { left, held }]));
  const known = sale.variants.map((variant) => changed(variant, told.get(variant.id) ?? {}));
  const variants = known.some((variant, index) => variant !== sale.variants[index]) ? known : sale.variants;
  const { state, startsAt, endsAt } = news;
  return changed(sale, { state, startsAt, endsAt, variants });
}

function changed<T extends object>(thing: T, values: Partial<T>): T {
  const isSame = Object.entries(values).every(([name, value]) => thing[name as keyof T] === value);
  return isSame ? thing : { ...thing, ...values };
}
