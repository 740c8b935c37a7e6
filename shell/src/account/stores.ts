import type { CartLine } from '@jishi/api/cart';
import type { CartState, CartStore, SessionState, SessionStore, SignedInCustomer } from '@jishi/contracts';
import { createStore } from 'zustand/vanilla';

export type SessionActions = Pick<SessionState, 'signIn' | 'signOut' | 'leave'>;

/**
 * Made with its values, never filled afterwards: on the server the hook reads the initial state.
 */
export function createSessionStore(
  start: { isSignedIn: boolean; customer: SignedInCustomer | null },
  actions: SessionActions,
): SessionStore {
  return createStore<SessionState>()((set) => ({
    ...start,
    ...actions,
    setCustomer: (customer) => set({ customer }),
  }));
}

/** @param onLines hears every change of the lines: keeps a visitor's, announces it */
export function createCartStore(
  lines: readonly CartLine[] | null,
  onLines: (lines: readonly CartLine[]) => void,
): CartStore {
  return createStore<CartState>()((set) => ({
    lines: lines ?? [],
    isKnown: lines !== null,
    setLines: (next) => {
      set({ lines: next, isKnown: true });
      onLines(next);
    },
  }));
}

const browserOnly = () => {
  throw new Error('the session changes in the browser only');
};

/** Actions on the server: a render changes nothing. */
export const serverActions: SessionActions = { signIn: browserOnly, signOut: browserOnly, leave: browserOnly };
