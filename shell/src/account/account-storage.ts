import type { CartLine } from '@jishi/api/cart';
import { readStoredLines } from '@jishi/api/cart';
import { type SignedInCustomer, storageKeys } from '@jishi/contracts';
import { keepCartCookie } from './cart-cookie.ts';

/** What this browser keeps of a customer and a cart, under the names other clients of the shop know. */

/** A visitor's cart survives sign-in and sign-out; it is emptied only after it was merged. */
export const guestLines = (): CartLine[] => readStoredLines(localStorage.getItem(storageKeys.guestCart));

/** Where every tab keeps the lines of whoever is here. */
export const linesKey = (isSignedIn: boolean): string => (isSignedIn ? storageKeys.cart : storageKeys.guestCart);

/** A visitor's lines live here; a customer's are a mirror of the server's, which nothing is decided by. */
export function storeLines(lines: readonly CartLine[], isSignedIn: boolean): void {
  const key = linesKey(isSignedIn);
  if (lines.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(lines));
  if (!isSignedIn) keepCartCookie(lines);
}

/** Name and phone number as the frame shows them; never tokens. */
export function storeCustomer({ nickname, phone, portrait }: SignedInCustomer): void {
  localStorage.setItem(storageKeys.customer, JSON.stringify({ nickname, cellphone: phone, portrait }));
}
