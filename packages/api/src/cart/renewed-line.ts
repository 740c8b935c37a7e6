import type { Product } from '../products/model.ts';
import { cartLineOf, lineKey } from './line.ts';
import type { CartEntry, CartLine } from './model.ts';

type Verdict = Pick<CartLine, 'isInvalid' | 'invalidReason'>;

const valid: Verdict = { isInvalid: false, invalidReason: undefined };
const invalid = (invalidReason: NonNullable<CartLine['invalidReason']>): Verdict => ({
  isInvalid: true,
  invalidReason,
});

/**
 * A visitor's line as the shop sees it now: name in the language of the page, price, stock, whether it can be bought.
 * What the server does for a customer's cart is done for a visitor's from the products.
 *
 * @param product `null` when it exists no more
 */
export function renewedLine(line: CartLine, product: Product | null): CartLine {
  if (!product) return { ...line, ...invalid('missing') };
  const variant = product.variants.find(({ id }) => id === line.variantId) ?? null;
  if (line.variantId && !variant) return { ...line, name: product.name, ...invalid('variant-missing') };
  const renewed = cartLineOf(product, variant, line.quantity);
  if (product.availability !== 'on-sale') return { ...renewed, ...invalid('off-shelf') };
  return { ...renewed, ...((renewed.stock ?? line.quantity) < line.quantity ? invalid('short-of-stock') : valid) };
}

/**
 * The same of an entry that only names ids: of a product that is gone nothing else is known, its line has no name; of a
 * variant that is gone its product is.
 */
export function lineOfEntry(entry: CartEntry, product: Product | null): CartLine {
  const key = lineKey(entry);
  return renewedLine(
    product ? { ...cartLineOf(product, null, 1), ...entry, key } : { ...unknown, ...entry, key },
    product,
  );
}

const unknown = {
  name: '',
  picture: null,
  unitPrice: 0,
  options: [],
  productType: 'physical',
  shippingRateId: null,
  stock: null,
  purchaseLimit: null,
  isInvalid: true,
} as const satisfies Partial<CartLine>;
