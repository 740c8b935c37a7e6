import { FragmentMountContext, type Shop, ShopContext } from '@jishi/contracts';
import { COMMON, createI18n, I18nProvider } from '@jishi/i18n';
import { zh as common } from '@jishi/i18n/messages/zh';
import { act, createTestShop } from '@jishi/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import shellTexts from '../messages/zh.ts';
import { FragmentMountPoint, FragmentsContext } from '../mount/fragment-mount-point.tsx';
import { createMountRegistry, MountRegistryProvider } from '../mount/mount-registry.ts';
import { type LoadedModule, type Parts, PartsProvider } from '../parts/parts.ts';
import type { FragmentStart } from '../parts/start-data.ts';
import { serverRelease } from '../release/tab-release.ts';
import { ReleaseProvider } from '../release/use-release.ts';
import './animations.ts';

/** A module as the build of a part wraps it. */
export const moduleOf = (Component: ComponentType<never>, version = '1.0.0'): LoadedModule => ({
  default: { Component },
  version,
});

type Waiting = { resolve(module: LoadedModule): void; reject(reason: Error): void };

/** Parts whose modules arrive, or fail, when the test says so. */
export function slowParts() {
  const modules = new Map<string, LoadedModule>();
  const waiting: (Waiting & { id: string })[] = [];
  const asked: string[] = [];
  const late = new Map<string, PromiseWithResolvers<LoadedModule>>();
  const parts: Parts = {
    loaded: (id) => modules.get(id) ?? null,
    load(id) {
      asked.push(id);
      return new Promise((resolve, reject) => waiting.push({ id, resolve, reject }));
    },
    late: (id) => late.get(id)?.promise ?? null,
  };
  const settle = (id: string, how: (waiter: Waiting) => void) =>
    act(async () => waiting.filter((waiter) => waiter.id === id).forEach(how));
  return {
    parts,
    asked,
    /** In memory before anybody asks. */
    keep: (id: string, module: LoadedModule) => modules.set(id, module),
    arrives: (id: string, module: LoadedModule) => settle(id, ({ resolve }) => resolve(module)),
    /** In memory, in the moment before React goes on with it. */
    async arrivesUnnoticed(id: string, module: LoadedModule) {
      for (const waiter of waiting.filter((one) => one.id === id)) waiter.resolve(module);
      for (let step = 0; step < 10; step += 1) await null;
    },
    fails: (id: string) => settle(id, ({ reject }) => reject(new Error('no such file'))),
    /** Given up, but still under way: `arrivesLate` brings it. */
    isSlow(id: string) {
      late.set(id, Promise.withResolvers());
      return settle(id, ({ reject }) => reject(new Error('no answer in time')));
    },
    arrivesLate: (id: string, module: LoadedModule) => act(async () => late.get(id)?.resolve(module)),
  };
}

type StageOptions = { shop?: Shop; fragments?: readonly FragmentStart[]; hasChanged?: () => boolean };

/** What stands above a place, on the server and in a tab; with the server's HTML taken over by `hydrate`. */
export function createStage({
  shop = createTestShop().shop,
  fragments = [],
  hasChanged = () => false,
}: StageOptions = {}) {
  const browser = slowParts();
  const places = createMountRegistry(hasChanged);
  const entries = new Map(fragments.map((fragment) => [fragment.id, fragment]));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18n = createI18n({ lang: 'zh', resources: { [COMMON]: common, shell: shellTexts } });
  const release = serverRelease('7');
  const errors: unknown[] = [];

  const around = (parts: Parts, ui: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ShopContext.Provider value={shop}>
          <PartsProvider value={parts}>
            <MountRegistryProvider value={places}>
              <FragmentsContext.Provider value={entries}>
                <ReleaseProvider value={release}>
                  <FragmentMountContext.Provider value={FragmentMountPoint}>{ui}</FragmentMountContext.Provider>
                </ReleaseProvider>
              </FragmentsContext.Provider>
            </MountRegistryProvider>
          </PartsProvider>
        </ShopContext.Provider>
      </QueryClientProvider>
    </I18nProvider>
  );

  /** HTML as the server would draw it with these modules. */
  function serverHtml(ui: ReactNode, modules: Record<string, LoadedModule>): string {
    vi.stubGlobal('PART_TARGET', 'node');
    const server = slowParts();
    for (const [id, module] of Object.entries(modules)) server.keep(id, module);
    const html = renderToString(around(server.parts, ui));
    vi.stubGlobal('PART_TARGET', 'web');
    return html;
  }

  /** Puts the server's HTML into the document and takes it over. Errors React would only whisper fail the test. */
  async function hydrate(ui: ReactNode, modules: Record<string, LoadedModule>) {
    const container = document.createElement('div');
    container.innerHTML = serverHtml(ui, modules);
    document.body.append(container);
    const stopListening = places.listen(document);
    const root = await act(async () =>
      hydrateRoot(container, around(browser.parts, ui), {
        onRecoverableError: (error) => errors.push(error),
        onCaughtError: () => undefined,
      }),
    );
    onTestFinished(async () => {
      await act(async () => root.unmount());
      stopListening();
      container.remove();
    });
    return { root, container, redraw: (next: ReactNode) => redraw(root, next) };
  }

  const redraw = (root: Root, ui: ReactNode) => act(async () => root.render(around(browser.parts, ui)));

  return { browser, places, shop, queries, errors, hydrate, around: (ui: ReactNode) => around(browser.parts, ui) };
}
