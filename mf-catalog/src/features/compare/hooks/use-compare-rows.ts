import type { Product } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';
import { type CompareRow, describedRows } from '../model/compare-rows.ts';

/** Lines of the comparison: what the shop knows of every product, then what their descriptions say. */
export function useCompareRows(products: readonly Product[]): CompareRow[] {
  const text = useTexts();
  const format = useFormat();
  const stockOf = ({ availability, stock }: Product) => {
    if (availability !== 'on-sale') return text('compare.closed');
    return stock > 0 ? text('detail.stock', { count: stock }) : text('compare.sold-out');
  };
  const lines: Record<string, (product: Product) => string | null> = {
    [text('compare.price')]: ({ priceRange: { min, max } }) =>
      min === max ? format.money(min) : format.moneyRange(min, max),
    [text('compare.was')]: ({ marketPriceRange }) => marketPriceRange && format.money(marketPriceRange.max),
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
