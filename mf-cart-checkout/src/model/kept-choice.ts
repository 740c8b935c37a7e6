import type { CartLine } from '@jishi/api/cart';
import type { CartStore, Shop } from '@jishi/contracts';

/** Keys of the lines that are not ticked: everything that can be bought is chosen until it is taken off. */
export type Unticked = ReadonlySet<string>;

/** Keys of a visitor's lines, and which of them are not ticked. */
type VisitorsChoice = { lines: readonly string[]; unticked: readonly string[] };

type Owner = Pick<Shop, 'cart' | 'session'>;

/** Of this tab: signing in leads through pages this part knows nothing of. */
const KEY = 'jishi_CartChoice';

const everything: Unticked = new Set();

/** Of each tab, as long as it lives: on the way back from the order the same lines are chosen as before. */
const remembered = new WeakMap<CartStore, Unticked>();

/** What this tab remembers without asking the browser: for a first frame. */
export const rememberedUnticked = (cart: CartStore): Unticked => remembered.get(cart) ?? everything;

/** The same, with what a visitor chose before the page was loaded anew, or before signing in. Browser only. */
export function keptUnticked({ cart, session }: Owner): Unticked {
  const choice = visitorsChoice();
  if (choice && !session.getState().isSignedIn) remembered.set(cart, new Set(choice.unticked));
  else if (choice) takeOver(cart, choice);
  return rememberedUnticked(cart);
}

/** Once the visitor's lines are among the customer's, theirs is the choice. */
function takeOver(cart: CartStore, choice: VisitorsChoice): void {
  const { lines, isKnown } = cart.getState();
  const unticked = isKnown && untickedAfterMerge(lines, choice);
  if (!unticked) return;
  remembered.set(cart, unticked);
  sessionStorage.removeItem(KEY);
}

/** A merged cart selects what the visitor had picked; `null` while nothing of it is in the cart. */
export function untickedAfterMerge(lines: readonly CartLine[], choice: VisitorsChoice): Unticked | null {
  const theirs = new Set(choice.lines);
  if (!lines.some(({ key }) => theirs.has(key))) return null;
  for (const key of choice.unticked) theirs.delete(key);
  return new Set(lines.map(({ key }) => key).filter((key) => !theirs.has(key)));
}

/** Remembers a choice. */
export function keepUnticked(shop: Owner, unticked: Unticked): void {
  remembered.set(shop.cart, unticked);
  noteVisitorsLines(shop);
}

/** Remembers what a visitor has in the cart now, for after sign-in. */
export function noteVisitorsLines({ cart, session }: Owner): void {
  const { lines, isKnown } = cart.getState();
  if (session.getState().isSignedIn || !isKnown) return;
  const unticked = remembered.get(cart) ?? visitorsChoice()?.unticked ?? [];
  const choice: VisitorsChoice = { lines: lines.map(({ key }) => key), unticked: [...unticked] };
  if (lines.length > 0) sessionStorage.setItem(KEY, JSON.stringify(choice));
  else sessionStorage.removeItem(KEY);
}

function visitorsChoice(): VisitorsChoice | null {
  try {
    const { lines, unticked } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as VisitorsChoice;
    return Array.isArray(lines) && Array.isArray(unticked) ? { lines, unticked } : null;
  } catch {
    return null;
  }
}
