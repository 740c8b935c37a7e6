import { type CartLine, cartLineOf } from '@jishi/api/cart';
import type { Product } from '@jishi/api/products';

type Verdict = Pick<CartLine, 'isInvalid' | 'invalidReason'>;

const valid: Verdict = { isInvalid: false, invalidReason: undefined };
const invalid = (invalidReason: NonNullable<CartLine['invalidReason']>): Verdict => ({
  isInvalid: true,
  invalidReason,
});

/**
 * A visitor's line as the shop sees it now: name in the language of the page, price, stock, whether it can be bought.
 * What the server does for a customer's cart, a visitor's browser does from the products.
 *
 * @param product `null` when it exists no more
 */
export function renewGuestLine(line: CartLine, product: Product | null): CartLine {
  if (!product) return { ...line, ...invalid('missing') };
  const variant = product.variants.find(({ id }) => id === line.variantId) ?? null;
  if (line.variantId && !variant) return { ...line, name: product.name, ...invalid('variant-missing') };
  const renewed = cartLineOf(product, variant, line.quantity);
  if (product.availability !== 'on-sale') return { ...renewed, ...invalid('off-shelf') };
  return { ...renewed, ...((renewed.stock ?? line.quantity) < line.quantity ? invalid('short-of-stock') : valid) };
}
