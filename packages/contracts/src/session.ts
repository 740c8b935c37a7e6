import type { SignInTokens } from '@jishi/api/sign-in';
import type { StoreApi } from 'zustand/vanilla';

/** The signed-in customer as the frame of the shop shows them. */
export type SignedInCustomer = { nickname: string | null; phone: string | null; portrait: string | null };

/**
 * Who is signed in. Made by the shell, per request on the server and per tab in the browser.
 * The actions belong to the browser; on the server they throw.
 */
export type SessionState = {
  isSignedIn: boolean;
  /** `null` for visitors, and while the customer of a valid token is not known yet. */
  customer: SignedInCustomer | null;
  /** Stores the tokens, merges the visitor's cart into the customer's. */
  signIn(tokens: SignInTokens, remember: boolean): Promise<void>;
  /** Revokes the tokens, clears what belongs to the customer, loads the page anew. */
  signOut(): Promise<void>;
  /**
   * The sign-in has ended on the server already, with the account: clears what belongs to the customer and opens another page in place
   * of this one. `address` with its language.
   */
  leave(address: string): Promise<void>;
  /** Shows a change of the customer's own data in the frame. */
  setCustomer(customer: SignedInCustomer): void;
};

export type SessionStore = StoreApi<SessionState>;
