import type { CartEntry } from '@jishi/api/cart';
import { cookieNames, readCookie } from './cookies.ts';

/** A later form begins with another number; who does not know it sees an empty cart. */
const FORM = '1';

/** Most lines a cookie names: for each the server asks the api before the page begins. */
const MAX_LINES = 30;

const shape = /^([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?x([1-9]\d{0,3})$/;

/**
 * What a visitor's cart holds, in few characters: `1.1001x4.1002-21x2` is four pieces of product 1001 and two of product
 * 1002 in its variant 21. Carts that say the same hold the same, in the same order.
 */
export const cartCookieValue = (lines: readonly CartEntry[]): string =>
  lines.reduce(
    (value, { productId, variantId, quantity }) =>
      `${value}.${productId}${variantId ? `-${variantId}` : ''}x${quantity}`,
    FORM,
  );

/** Whether a cookie names that many lines; a larger cart is drawn by the browser alone. */
export const fitsCartCookie = (lines: number): boolean => lines > 0 && lines <= MAX_LINES;

/**
 * The lines a `Cookie` header names. Whoever sends it wrote it: what is not exactly of the form, names something twice or
 * too many lines is an empty cart.
 */
export function readCartCookie(header: string): CartEntry[] {
  const [form, ...named] = (readCookie(header, cookieNames.cart) ?? '').split('.', MAX_LINES + 2);
  if (form !== FORM || !fitsCartCookie(named.length)) return [];
  const entries = named.flatMap((text) => readEntry(text) ?? []);
  const goods = new Set(named.map((text) => text.split('x', 1)[0]));
  return goods.size === named.length && entries.length === named.length ? entries : [];
}

function readEntry(text: string): CartEntry | null {
  const [, productId, variantId = null, quantity] = shape.exec(text) ?? [];
  return productId ? { productId, variantId, quantity: Number(quantity) } : null;
}
