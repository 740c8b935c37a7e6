import { getAccount } from '@jishi/api/account';
import { getCart, mergeGuestCart } from '@jishi/api/cart';
import { type SignInTokens, signOut as signOutOnServer, toStoredTokens } from '@jishi/api/sign-in';
import { type Shop, storageKeys } from '@jishi/contracts';
import { guestLines } from './account-storage.ts';
import { customerOf } from './customer.ts';
import { markEndedSession } from './ended-session.ts';
import { forgetCustomer, forgetGuestLines } from './forget.ts';
import { leaveBy } from './leaving.ts';
import { clearTokens, writeTokens } from './stored-tokens.ts';

/** The account is no more: its customer is forgotten, and the page they were on is not to be gone back to. */
export function leaveTo(address: string): void {
  forgetAccount();
  leaveBy(() => location.replace(address));
}

/** A session that ended by itself; the page that is loaded anew says so. */
export function endSession(): void {
  markEndedSession();
  leave();
}

/** Forgets the customer in this browser and loads the page anew; a guarded page then leads to sign-in and back. */
function leave(): void {
  forgetAccount();
  leaveBy(() => location.reload());
}

function forgetAccount(): void {
  clearTokens();
  forgetCustomer();
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
  const show = cart.getState().setLines;
  if (guestLines().length === 0) return show(await getCart(api));
  await oneTabAtATime(async () => {
    const guest = guestLines(); // another tab may have merged them meanwhile
    if (guest.length === 0) return show(await getCart(api));
    const { lines, notes } = await mergeGuestCart(api, guest);
    forgetGuestLines();
    if (notes.length > 0) cart.setState({ merged: { notes, isTold: false } });
    show(lines);
  });
}

/** Two tabs that open at once must not put the same lines into the cart twice. Insecure addresses have no locks. */
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(storageKeys.guestCart, work) : work();

export async function signIn(shop: Shop, tokens: SignInTokens, remember: boolean): Promise<void> {
  writeTokens(toStoredTokens(tokens, remember));
  shop.session.setState({ isSignedIn: true });
  // The customer is signed in even when the frame cannot be filled now: every later page tries again.
  await loadCustomer(shop).catch(() => undefined);
}

export async function signOut({ api }: Pick<Shop, 'api'>): Promise<void> {
  await signOutOnServer(api).catch(() => undefined); // without the server the tokens still leave this browser
  leave();
}
