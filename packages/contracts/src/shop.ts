import type { ApiClient } from '@jishi/api';
import type { Lang } from '@jishi/i18n/locale';
import { createContext, useContext, useState } from 'react';
import { useStore } from 'zustand';
import { useIsTakenOver } from './browser-value.ts';
import type { CartState, CartStore } from './cart.ts';
import type { Theme } from './cookies.ts';
import type { ShopBus } from './events.ts';
import type { FragmentId } from './fragments.ts';
import type { PageId } from './paths.ts';
import type { SessionState, SessionStore } from './session.ts';

/** A short message over the page. `text` is ready to read, in the language of the page. */
export type Message = {
  kind: 'success' | 'warning' | 'error' | 'info';
  text: string;
  action?: { label: string; run(): void };
  /** How long it stays, in milliseconds; 3000 when missing, for errors 5000. */
  duration?: number;
};

/** What every part of a page shares: made by the shell, per request on the server, per tab in the browser. */
export type Shop = {
  lang: Lang;
  /** Theme of the request; what the customer chose, not what the system says. */
  theme: Theme;
  /** Scheme and host of the shop, without a closing slash. */
  origin: string;
  api: ApiClient;
  session: SessionStore;
  cart: CartStore;
  bus: ShopBus;
  /** Server time at which the page was made, in milliseconds: the same on both sides of a hydration. */
  renderedAt: number;
  /** Time of the server in milliseconds, on both sides: for countdowns and "today". */
  now(): number;
  /** Whether the release has the page or fragment: nothing leads nowhere. */
  has(id: PageId | FragmentId): boolean;
  /** Whether an address of the shop that somebody wrote leads anywhere in the release (`leadsTo`). */
  leads(address: string): boolean;
  notify(message: Message): void;
  /**
   * The login check: for a visitor keeps the way back, warns and goes to sign-in; answers whether the caller may go on.
   * Browser only.
   */
  requireSignIn(): boolean;
};

/** Given by the shell; parts use the hooks below. */
export const ShopContext = createContext<Shop | null>(null);

/** The shop around this component. Throws outside of it, which only a test can be. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop: no ShopContext above; in tests use renderInShop');
  return shop;
}

/** The client of the api, with the language and the token of this request or tab. */
export const useApi = (): ApiClient => useShop().api;

/** Tells of an address somebody wrote (a banner, a text) whether it leads anywhere: what leads nowhere is not shown. */
export const useLeads = (): ((address: string) => boolean) => useShop().leads;

/** A part of the session, drawn again when it changes. */
export const useSession = <T>(select: (state: SessionState) => T): T => useStore(useShop().session, select);

/** A part of the cart, drawn again when it changes. Select something stable: a number, or `state.lines`. */
export const useCart = <T>(select: (state: CartState) => T): T => useStore(useShop().cart, select);

/**
 * The server's time for a first frame, in milliseconds: what the server drew while a page is taken over, the time of
 * now for what is born in the browser. It does not change; a clock ticks in an effect.
 */
export function useFirstNow(): number {
  const { now, renderedAt } = useShop();
  const isTakenOver = useIsTakenOver();
  const [first] = useState(() => (isTakenOver ? renderedAt : now()));
  return first;
}
