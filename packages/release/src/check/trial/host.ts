import type { ApiClient } from '@jishi/api';
import { createBus, FragmentMountContext, type Shop, ShopContext } from '@jishi/contracts';
import { addTexts, COMMON, createI18n, I18nProvider } from '@jishi/i18n';
import { zh } from '@jishi/i18n/messages/zh';
import { createToasts, ToastsProvider } from '@jishi/ui';
import { createInstance } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import { shared } from './shared.ts';
import { watchStores } from './stores.ts';
import { CART, watchWrites } from './writes.ts';

type Page = { Component: ComponentType; load?: (args: unknown, context: unknown) => unknown };
type Mounted = { end: () => void; here: () => string };

const named = <T extends (...args: never[]) => ReactNode>(draw: T): T => draw;

/**
 * The shop of the trial: as a tab has it, with answers of the api that are made from its description.
 *
 * @param note is told what a part does to the shop
 */
function makeHost(answer: (method: string, path: string) => Promise<unknown>, note: (what: string) => void) {
  Object.defineProperty(globalThis, '_FED_BUNDLER_RUNTIME', { get: () => ({ ...bundlerRuntime }), configurable: true });
  const scope = { version: '1.0.0', scope: ['default'], shareConfig: { singleton: true, requiredVersion: false } };
  const entries = Object.entries(shared).map(([name, lib]) => [name, { ...scope, lib: () => lib }]);
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(entries) as never,
    shareStrategy: 'loaded-first',
  });

  const emitted: string[] = [];
  const listening = new Set<object>();
  const inner = createBus(() => undefined);
  const bus = {
    emit: (name: never, payload: never) => {
      emitted.push(name);
      inner.emit(name, payload);
    },
    listen: (name: never, listener: never) => {
      const end = inner.listen(name, listener);
      const mark = {};
      listening.add(mark);
      return () => {
        listening.delete(mark);
        return end();
      };
    },
  };
  const session = createStore()(() => ({
    isSignedIn: true,
    customer: { nickname: 'Li Na', phone: null, portrait: null },
    signIn: async () => undefined,
    signOut: async () => note('signs the customer out'),
    leave: async () => note('signs the customer out'),
    setCustomer: () => undefined,
  }));
  const cart = createStore()((set) => ({
    lines: [],
    isKnown: true,
    setLines(lines: unknown) {
      writes.wrote.add(CART);
      set({ lines });
    },
  }));
  const subscribed = watchStores({ session: session as never, cart: cart as never }, note);
  /** Errors of answers that were made up: no fault of the page. */
  const unread = new WeakSet<object>();
  const asked = async (method: string, path: string, parse: (value: unknown) => unknown) => {
    const value = await answer(method, path);
    try {
      return parse(value);
    } catch (error) {
      unread.add(error as object);
      throw error;
    }
  };
  const api = {
    lang: 'zh',
    get: (path: string, parse: (value: unknown) => unknown) => asked('GET', path, parse),
    post: (path: string, parse: (value: unknown) => unknown) => asked('POST', path, parse),
    file: () => new Promise(() => undefined),
    follow: () => new Promise(() => undefined),
    address: (path: string) => `/api/v1/app/${path}`,
  } as unknown as ApiClient;
  const shop = {
    lang: 'zh',
    theme: 'light',
    origin: 'http://shop.test',
    api,
    session,
    cart,
    bus,
    renderedAt: Date.now(),
    now: () => Date.now(),
    has: () => true,
    leads: () => true,
    notify: () => undefined,
    requireSignIn: () => true,
  } as unknown as Shop;
  const i18n = createI18n({ lang: 'zh', resources: { [COMMON]: zh } });
  addTexts(i18n, 'mf_other', { title: 'Another part' });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, gcTime: Infinity }, mutations: { gcTime: Infinity } },
  });
  const writes = watchWrites(queries);
  const toasts = createToasts();
  const Placed = named(() => createElement('div', { 'data-fragment': '' }));

  const around = (router: Parameters<typeof RouterProvider>[0]['router']) =>
    createElement(I18nProvider, {
      i18n,
      children: createElement(
        QueryClientProvider,
        { client: queries },
        createElement(
          ShopContext.Provider,
          { value: shop },
          createElement(
            FragmentMountContext.Provider,
            { value: Placed },
            createElement(ToastsProvider, {
              toasts,
              children: createElement(Suspense, { fallback: null }, createElement(RouterProvider, { router })),
            }),
          ),
        ),
      ),
    });

  return {
    shared,
    shop,
    queries,
    i18n,
    emitted,
    listening,
    session,
    subscribed,
    unread,
    writes,
    /** Loads a module of the part, and its texts. */
    async load(mfName: string, module: string): Promise<Page> {
      if (!host.options.remotes.some(({ name }) => name === mfName))
        host.registerRemotes([
          { name: mfName, entry: `http://shop.test/${mfName}.js`, entryGlobalName: mfName, type: 'global' },
        ]);
      const texts = await host
        .loadRemote<{ default: Record<string, string> }>(`${mfName}/messages-zh`)
        .catch(() => null);
      if (texts && !i18n.hasResourceBundle('zh', mfName)) addTexts(i18n, mfName, texts.default);
      const loaded = await host.loadRemote<{ default: Page }>(`${mfName}/${module}`);
      if (!loaded) throw new Error(`${mfName}/${module} is empty`);
      return loaded.default;
    },
    /** Draws a page or fragment in its place. */
    mount(
      place: Element,
      { Component, load }: Page,
      props: object,
      pattern: string,
      path: string,
      onError: (e: unknown) => void,
    ): Mounted {
      const loader = async ({ request, params }: { request: Request; params: object }) => {
        const { pathname, searchParams } = new URL(request.url);
        const args = { params, path: pathname, query: searchParams };
        // A page that leads elsewhere for what it is asked is drawn all the same.
        const loading = async () => load?.(args, { api, queries, lang: 'zh', i18n, isSignedIn: true });
        return (await loading().catch(() => null)) ?? null;
      };
      const element = createElement(Component as ComponentType<object>, props);
      const router = createMemoryRouter(
        [
          { id: 'page', path: pattern, element, ...(load && { loader: loader as never }) },
          { path: '*', element: null },
        ],
        { initialEntries: [path] },
      );
      const root = createRoot(place, {
        onUncaughtError: onError,
        onCaughtError: onError,
        onRecoverableError: () => undefined,
      });
      root.render(around(router));
      const end = () => {
        root.unmount();
        router.dispose();
      };
      return { end, here: () => router.state.location.pathname };
    },
  };
}

export type Host = ReturnType<typeof makeHost>;

Object.defineProperty(globalThis, '_trialHost', { value: makeHost, configurable: true });
