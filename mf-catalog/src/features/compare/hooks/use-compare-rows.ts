import { givesPrice, priceNow } from '@jishi/api/flash-sales/offer';
import type { Product } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import { useUnitPriceText } from '../../../hooks/use-unit-price-text.ts';
import { useTexts } from '../../../messages/texts.ts';
import { type CompareRow, describedRows } from '../model/compare-rows.ts';

/** Lines of the comparison: what the shop knows of every product, then what their descriptions say. */
export function useCompareRows(products: readonly Product[]): CompareRow[] {
  const text = useTexts();
  const format = useFormat();
  const unitPriceText = useUnitPriceText();
  const stockOf = ({ availability, stock }: Product) => {
    if (availability !== 'on-sale') return text('compare.closed');
    return stock > 0 ? text('detail.stock', { count: stock }) : text('compare.sold-out');
  };
  const priceOf = (product: Product) => {
    const { min, max } = priceNow(product);
    return min === max ? format.money(min) : format.moneyRange(min, max);
  };
  const formerPriceOf = ({ flashSale, marketPriceRange }: Product) => {
    if (!givesPrice(flashSale)) return marketPriceRange && format.money(marketPriceRange.max);
    const { normalPrice, price } = flashSale;
    return normalPrice > price.min ? format.money(normalPrice) : null;
  };
  const lines: Record<string, (product: Product) => string | null> = {
    [text('compare.price')]: priceOf,
    ...(products.some(({ unitPrice }) => unitPrice) && {
      [text('compare.unit')]: ({ unitPrice }: Product) => (unitPrice ? unitPriceText(unitPrice) : null),
    }),
    [text('compare.was')]: formerPriceOf,
    [text('compare.sales')]: ({ sales }) => format.count(sales),
    [text('compare.stock')]: stockOf,
    [text('compare.limit')]: ({ purchaseLimit }) =>
      purchaseLimit === null ? text('compare.unlimited') : text('compare.pieces', { count: purchaseLimit }),
    [text('compare.delivery')]: ({ type }) => text(`compare.type.${type}`),
    [text('detail.points')]: ({ acceptsPoints }) => text(acceptsPoints ? 'compare.yes' : 'compare.no'),
  };
  const known = Object.entries(lines).map(([name, read]) => ({ name, values: products.map(read) }));
  return [...known, ...describedRows(products)];
}
