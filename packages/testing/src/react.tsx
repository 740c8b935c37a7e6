import { createApi } from '@jishi/api';
import type { CartLine } from '@jishi/api/cart';
import {
  type CartState,
  createBus,
  FragmentMountContext,
  type Message,
  type PageHead,
  type RemoteFragmentProps,
  type SessionState,
  type Shop,
  ShopContext,
  type SignedInCustomer,
} from '@jishi/contracts';
import { COMMON, createI18n, I18nProvider, type Lang, type Messages } from '@jishi/i18n';
import { en } from '@jishi/i18n/messages/en';
import { zh } from '@jishi/i18n/messages/zh';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import { watchDrawing } from './endless-drawing.ts';

/** Base of the mocked api; handlers of `shopServer` answer under it. */
export const TEST_API = 'http://shop.test/api/v1/app/';

export type ShopTestOptions = {
  lang?: Lang;
  /** Texts of the part under test, by namespace: `{ mf_catalog: zh }`. */
  texts?: Record<string, Messages>;
  /** A customer makes the visit a signed-in one. */
  customer?: SignedInCustomer | null;
  cart?: readonly CartLine[];
  /** Where the page stands, with query; default `/`. */
  path?: string;
  /** Pattern the path is matched by, when the page reads parameters: `/product/detail/:id?`. */
  route?: string;
  /** What the page of an address says of itself, for what stands around it. */
  head?: (query: URLSearchParams) => PageHead;
  /** Pages and fragments the release has; default: all. */
  has?: (id: string) => boolean;
  /** Addresses that lead anywhere; default: all. */
  leads?: (address: string) => boolean;
  /** Time of the shop in milliseconds; default: the machine's. */
  now?: () => number;
};

/** Shows that a fragment is placed, with its props, without its part. */
function FragmentStub({ id, props }: RemoteFragmentProps): ReactNode {
  return <div data-testid={`fragment ${id}`} data-props={JSON.stringify(props)} />;
}

/** A shop as the shell would give it: real stores, real client, messages and events recorded. */
export function createTestShop(options: ShopTestOptions = {}) {
  const { lang = 'zh', customer = null, cart = [], has = () => true, leads = () => true, now = Date.now } = options;
  const messages: Message[] = [];
  const bus = createBus((error) => {
    throw error;
  });
  const session = createStore<SessionState>()((set) => ({
    isSignedIn: customer !== null,
    customer,
    signIn: async () => set({ isSignedIn: true }),
    signOut: async () => set({ isSignedIn: false, customer: null }),
    leave: async () => set({ isSignedIn: false, customer: null }),
    setCustomer: (next) => set({ customer: next }),
  }));
  const cartStore = createStore<CartState>()((set) => ({
    lines: cart,
    isKnown: true,
    setLines: (lines) => set({ lines, isKnown: true }),
  }));
  const shop: Shop = {
    lang,
    theme: 'light',
    origin: 'http://shop.test',
    api: createApi({ base: TEST_API, lang, projectKey: 'test', token: () => (customer ? 'token' : null) }),
    session,
    cart: cartStore,
    bus,
    renderedAt: now(),
    now,
    has,
    leads,
    notify: (message) => messages.push(message),
    requireSignIn() {
      if (session.getState().isSignedIn) return true;
      messages.push({ kind: 'warning', text: 'sign-in-first' });
      return false;
    },
  };
  return { shop, messages };
}

/**
 * Draws a screen or fragment inside a shop, as a customer would meet it: look for roles and labels, act with `user`.
 * Answers also the recorded messages, the stores, and the router (`router.state.location`).
 */
export function renderInShop(ui: ReactNode, options: ShopTestOptions = {}) {
  const { tree, ...rest } = inShop(ui, options);
  return { ...render(tree), user: userEvent.setup(), ...rest };
}

/**
 * The same, drawn by the server first and then taken over. `meanwhile` happens between the two; `faults` is what React had to
 * repair, nothing when all went well.
 */
export function hydrateInShop(ui: ReactNode, options: ShopTestOptions, meanwhile: (shop: Shop) => void) {
  const { tree, ...rest } = inShop(ui, options);
  const container = document.body.appendChild(document.createElement('div'));
  const html = renderToString(tree);
  container.innerHTML = html;
  meanwhile(rest.shop);
  const faults: unknown[] = [];
  const onRecoverableError = (fault: unknown) => void faults.push(fault);
  const view = render(tree, { container, hydrate: true, onRecoverableError });
  return { ...view, user: userEvent.setup(), ...rest, html, faults };
}

/** A screen or fragment with everything that stands around it in a shop. */
function inShop(ui: ReactNode, options: ShopTestOptions) {
  const { lang = 'zh', texts = {}, path = '/', route = '*', head } = options;
  const { shop, messages } = createTestShop(options);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  watchDrawing(queries);
  const headAt = (address: string) => head?.(new URL(address, 'http://shop.test').searchParams) ?? null;
  const router = createMemoryRouter(
    [
      { id: 'page', path: route, element: ui, ...(head && { loader: ({ request }) => headAt(request.url) }) },
      { path: '*', element: null },
    ],
    { initialEntries: [path], ...(head && { hydrationData: { loaderData: { page: headAt(path) } } }) },
  );
  const tree = (
    <I18nProvider i18n={createI18n({ lang, resources: { [COMMON]: lang === 'en' ? en : zh, ...texts } })}>
      <QueryClientProvider client={queries}>
        <ShopContext.Provider value={shop}>
          <FragmentMountContext.Provider value={FragmentStub}>
            <Suspense fallback={<p>loading</p>}>
              <RouterProvider router={router} />
            </Suspense>
          </FragmentMountContext.Provider>
        </ShopContext.Provider>
      </QueryClientProvider>
    </I18nProvider>
  );
  return { tree, shop, messages, router, queries };
}
