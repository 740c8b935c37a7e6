import { givesPrice, priceNow } from '@jishi/api/flash-sales/offer';
import type { Product } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import { useUnitPriceText } from '../../../hooks/use-unit-price-text.ts';
import { useCompareWords } from '../../../messages/compare/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { type CompareRow, describedRows } from '../model/compare-rows.ts';

/** Lines of the comparison: what the shop knows of every product, then what their descriptions say. */
export function useCompareRows(products: readonly Product[]): CompareRow[] {
  const text = useTexts();
  const words = useCompareWords();
  const format = useFormat();
  const unitPriceText = useUnitPriceText();
  const stockOf = ({ availability, stock }: Product) => {
    if (availability !== 'on-sale') return words('closed');
    return stock > 0 ? words('in-stock', { count: stock }) : words('sold-out');
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
    [words('price')]: priceOf,
    ...(products.some(({ unitPrice }) => unitPrice) && {
      [words('unit')]: ({ unitPrice }: Product) => (unitPrice ? unitPriceText(unitPrice) : null),
    }),
    [words('was')]: formerPriceOf,
    [words('sales')]: ({ sales }) => format.count(sales),
    [words('stock')]: stockOf,
    [words('limit')]: ({ purchaseLimit }) =>
      purchaseLimit === null ? words('unlimited') : words('pieces', { count: purchaseLimit }),
    [words('delivery')]: ({ type }) => text(`compare.type.${type}`),
    [text('card.points')]: ({ acceptsPoints }) => words(acceptsPoints ? 'yes' : 'no'),
  };
  const known = Object.entries(lines).map(([name, read]) => ({ name, values: products.map(read) }));
  return [...known, ...describedRows(products)];
}
