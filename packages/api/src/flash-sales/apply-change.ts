import type { FlashSaleChange } from './live-change.ts';
import type { FlashSale, FlashSaleCard, FlashSalePage } from './model.ts';

/** A card with the change; the same object when nothing is different. */
function cardWith(card: FlashSaleCard, change: FlashSaleChange): FlashSaleCard {
  if (card.id !== change.id) return card;
  const { state, startsAt, endsAt, progress, left, variants } = change;
  const held = variants.reduce((sum, variant) => sum + variant.held, 0);
  return changed(card, { state, startsAt, endsAt, progress, left, held });
}

/** A page of cards with the change; the same object when it shows nothing of it. */
export function pageWith(page: FlashSalePage, change: FlashSaleChange): FlashSalePage {
  const items = page.items.map((card) => cardWith(card, change));
  return items.some((card, index) => card !== page.items[index]) ? { ...page, items } : page;
}

/** The sale of a product with the change; the same object when it is another sale or nothing is different. */
export function saleWith(sale: FlashSale | null, change: FlashSaleChange): FlashSale | null {
  if (sale === null || sale.id !== change.id) return sale;
  const stock = new Map(change.variants.map(({ id, left, held }) => [id, { left, held }]));
  const known = sale.variants.map((variant) => changed(variant, stock.get(variant.id) ?? {}));
  const variants = known.some((variant, index) => variant !== sale.variants[index]) ? known : sale.variants;
  const { state, startsAt, endsAt } = change;
  return changed(sale, { state, startsAt, endsAt, variants });
}

function changed<T extends object>(thing: T, values: Partial<T>): T {
  const isSame = Object.entries(values).every(([name, value]) => thing[name as keyof T] === value);
  return isSame ? thing : { ...thing, ...values };
}
