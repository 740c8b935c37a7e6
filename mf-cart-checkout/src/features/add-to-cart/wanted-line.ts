import type { ApiClient } from '@jishi/api';
import { type CartLine, cartLineOf } from '@jishi/api/cart';
import { type FlashSale, productInSale, saleVariantOf } from '@jishi/api/flash-sales';
import { flashSaleQuery } from '@jishi/api/flash-sales/queries';
import type { Product } from '@jishi/api/products';
import { productQuery } from '@jishi/api/products/queries';
import type { QueryClient } from '@tanstack/react-query';
import type { FlashSaleRef } from '../../model/checkout-draft.ts';

export type Wanted = {
  productId: string;
  variantId: string | null;
  quantity: number;
  flashSaleId?: string | undefined;
};

/** What goes into the cart or an order, and the flash sale it is bought in. */
export type WantedLine = { line: CartLine; flashSale?: FlashSaleRef };

/** The line for a choice, by what is known of its product; `null` when its flash sale is over. */
export async function wantedLine(api: ApiClient, queries: QueryClient, wanted: Wanted): Promise<WantedLine | null> {
  const { productId, flashSaleId } = wanted;
  const product = await queries.ensureQueryData(productQuery(api, productId));
  if (flashSaleId === undefined) return { line: lineOf(product, wanted) };
  const sale = await queries.fetchQuery(flashSaleQuery(api, productId));
  const offer = sale && saleVariantOf(sale, wanted.variantId);
  if (!offer || !isOpen(sale, flashSaleId)) return null;
  const line = lineOf(productInSale(product, sale), wanted);
  return { line, flashSale: { saleId: sale.id, variantId: offer.id } };
}

const isOpen = ({ id, state }: FlashSale, wantedId: string): boolean => id === wantedId && state === 'running';

function lineOf(product: Product, { variantId, quantity }: Wanted): CartLine {
  const variant = product.variants.find(({ id }) => id === variantId) ?? null;
  const line = cartLineOf(product, variant, quantity);
  // The chosen variant is no longer sent: it has sold out since the page was drawn.
  return variantId !== null && !variant ? { ...line, stock: 0 } : line;
}
