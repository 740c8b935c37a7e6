import { getAccount } from '@jishi/api/account';
import { addToCart, getCart } from '@jishi/api/cart';
import { type SignInTokens, signOut as signOutOnServer, toStoredTokens } from '@jishi/api/sign-in';
import type { Shop } from '@jishi/contracts';
import { customerOf } from './customer.ts';
import { forgetCustomer, forgetGuestLines, guestLines } from './kept.ts';
import { clearTokens, writeTokens } from './tokens.ts';

/** Forgets the customer in this browser and loads the page anew; a guarded page then leads to sign-in and back. */
export function endSession(shop: Pick<Shop, 'bus'>): void {
  clearTokens();
  forgetCustomer();
  shop.bus.emit('session:signed-out', {});
  location.reload();
}

/** Name and cart of whoever the stored token belongs to. Rejects when one of them cannot be had; keeps the other. */
export async function loadCustomer(shop: Shop): Promise<void> {
  const [name, cart] = await Promise.allSettled([loadName(shop), loadCart(shop)]);
  for (const part of [name, cart]) if (part.status === 'rejected') throw part.reason;
}

async function loadName({ api, session }: Shop): Promise<void> {
  session.getState().setCustomer(customerOf(await getAccount(api)));
}

/** A visitor's lines go into the customer's cart, as far as stock and purchase limits allow. */
async function loadCart({ api, cart }: Shop): Promise<void> {
  const guest = guestLines();
  const lines = guest.length > 0 ? await addToCart(api, guest, { cap: true }) : await getCart(api);
  forgetGuestLines();
  cart.getState().setLines(lines);
}

export async function signIn(shop: Shop, tokens: SignInTokens, remember: boolean): Promise<void> {
  writeTokens(toStoredTokens(tokens, remember));
  shop.session.setState({ isSignedIn: true });
  // The customer is signed in even when the frame cannot be filled now: every later page tries again.
  await loadCustomer(shop).catch(() => undefined);
  shop.bus.emit('session:signed-in', {});
}

export async function signOut(shop: Shop): Promise<void> {
  await signOutOnServer(shop.api).catch(() => undefined); // without the server the tokens still leave this browser
  endSession(shop);
}
