import { ApiError } from '@jishi/api';
import type { PageHead } from '@jishi/contracts';
import { createI18n } from '@jishi/i18n';
import { act, createTestShop, render, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { createToasts } from '@jishi/ui';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserQueries } from '../data/queries.ts';
import frameZh from '../messages/layout-zh.ts';
import { createMountRegistry } from '../mount/mount-registry.ts';
import { createTabRelease } from '../release/tab-release.ts';
import { Providers } from '../scope/providers.tsx';
import type { Scope } from '../scope/scope.ts';
import { moduleOf, slowParts } from '../testing/stage.tsx';
import { createRoutes } from './routes.tsx';

shopServer({ 'GET banner': wirePage([]), 'GET siteConfig': {} });

afterEach(() => {
  // Styles of components are those of all files that share this document: written once.
  for (const one of document.head.querySelectorAll(':scope > :not(style)')) one.remove();
  document.title = '';
});

const page = (id: string, path: string) => ({ id, path, layout: 'default' as const, guarded: false });

/** A tab whose pages answer with these heads, or fail with these errors. */
function openTab(pages: Record<string, PageHead | Error>) {
  const slow = slowParts();
  const entries = Object.keys(pages).map((path) => page(`mf_catalog/${path.slice(1) || 'home'}`, path));
  const heads = new Map(entries.map(({ id, path }) => [id, pages[path]!]));
  const scope: Scope = {
    shop: createTestShop().shop,
    parts: {
      loaded: slow.parts.loaded,
      load: async (id) => {
        const head = heads.get(id);
        const module = moduleOf(() => <h1>{id}</h1>);
        if (head === undefined) throw new Error('no such file');
        slow.keep(id, module);
        const load = () => (head instanceof Error ? Promise.reject(head) : head);
        return { ...module, default: { ...module.default, load } as never };
      },
      late: slow.parts.late,
    },
    queries: createBrowserQueries(),
    i18n: createI18n({ lang: 'zh', resources: frameZh }),
    pages: entries,
    links: {},
    fragments: new Map(),
    mounts: createMountRegistry(() => false),
    toasts: createToasts(),
    reports: [],
    release: { ...createTabRelease('7'), ask: async () => undefined },
    requestId: null,
    isStale: () => false,
    renewToken: async () => true,
    turnAway: () => '/pass/login',
  };
  const router = createMemoryRouter(
    createRoutes(entries, 'zh', () => scope),
    { initialEntries: ['/'] },
  );
  render(
    <Providers scope={scope}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { scope, heads, slow, router, go: (path: string) => act(() => router.navigate(path)) };
}

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('title and head follow the page', async () => {
  const { go } = openTab({ '/': { title: '' }, '/cart': { title: '购物车', noIndex: true } });
  await waitFor(() => expect(document.title).toBe('热热闹闹，实实在在 - 集市'));
  expect(canonical()).toBe('http://shop.test/');
  await go('/cart');
  expect(document.title).toBe('购物车 - 集市');
  expect([canonical(), robots()]).toEqual([undefined, 'noindex']);
  await go('/');
  expect([canonical(), robots()]).toEqual(['http://shop.test/', undefined]);
});

test('a page that is not there says so in the title', async () => {
  const { go } = openTab({ '/': { title: '' } });
  await go('/nowhere');
  expect(document.title).toBe('这个摊位找不到了 - 集市');
  expect(robots()).toBe('noindex');
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('a page that failed says so, and is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { go, heads } = openTab({ '/': { title: '' }, '/broken': new Error('oops') });
  await go('/broken');
  expect(document.title).toBe('页面出错了 - 集市');
  heads.set('mf_catalog/broken', { title: '好了' });
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  await waitFor(() => expect(document.title).toBe('好了 - 集市'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('mf_catalog/broken');
});

test('a part out of reach leaves the frame alive and offers another attempt', async () => {
  const { go, heads } = openTab({ '/': { title: '' }, '/cart': { title: '购物车' } });
  const head = heads.get('mf_catalog/cart')!;
  heads.delete('mf_catalog/cart');
  await go('/cart');
  expect(screen.getByRole('status')).toHaveTextContent('这一部分没加载出来');
  expect(document.title).toBe('热热闹闹，实实在在 - 集市');
  heads.set('mf_catalog/cart', head);
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('mf_catalog/cart'));
});

test('a part that was only slow is drawn when it comes, without being asked for', async () => {
  const { go, heads, slow } = openTab({ '/': { title: '' }, '/cart': { title: '购物车' } });
  const head = heads.get('mf_catalog/cart')!;
  heads.delete('mf_catalog/cart');
  await slow.isSlow('mf_catalog/cart');
  await go('/cart');
  expect(screen.getByRole('status')).toHaveTextContent('这一部分没加载出来');
  heads.set('mf_catalog/cart', head);
  await slow.arrivesLate(
    'mf_catalog/cart',
    moduleOf(() => null),
  );
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('mf_catalog/cart'));
  expect(document.title).toBe('购物车 - 集市');
});

test('a part whose release has ended offers the page anew', async () => {
  const { go, heads, scope } = openTab({ '/': { title: '' }, '/cart': { title: '购物车' } });
  heads.delete('mf_catalog/cart');
  await go('/cart');
  act(() => scope.release.end());
  expect(screen.getByRole('status')).toHaveTextContent('页面已更新，刷新后继续。购物车里的商品都还在。');
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeInTheDocument();
  // The same is not said twice.
  act(() => scope.release.state.setState({ lacksFiles: true }));
  expect(screen.getAllByText(/页面已更新/)).toHaveLength(1);
});

test('a script that does not come is told over the page, only when the release has ended', async () => {
  const { scope } = openTab({ '/': { title: '' } });
  await screen.findByRole('heading', { level: 1 });
  act(() => scope.release.end());
  expect(screen.queryByText(/页面已更新/)).toBeNull();
  act(() => scope.release.state.setState({ lacksFiles: true }));
  expect(await screen.findByRole('status')).toHaveTextContent('页面已更新');
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeInTheDocument();
});

test('what the shop refused for the release’s sake is told over the page, with the way on', async () => {
  const { scope } = openTab({ '/': { title: '' } });
  await screen.findByRole('heading', { level: 1 });
  act(() => scope.release.end(true));
  expect(await screen.findByRole('status')).toHaveTextContent('页面已更新');
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeInTheDocument();
});

test('a page that failed names release and request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const down = new ApiError({ code: 'unavailable', message: 'down', requestId: 'r-42' });
  const { go } = openTab({ '/': { title: '' }, '/broken': down });
  await go('/broken');
  expect(screen.getByRole('alert')).toHaveTextContent('版本 7 · 请求编号 r-42');
});

test.each([
  [
    'in the words of the api',
    { code: 'unexpected', serverMessage: '商城维护中，请稍后再来' },
    '商城维护中，请稍后再来',
  ],
  ['without an answer', { code: 'network' }, '检查网络后再试一次'],
  ['without a reason', { code: 'unexpected' }, '服务器走神了'],
] as const)('a page that failed says why, %s', async (_what, failure, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { go } = openTab({ '/': { title: '' }, '/broken': new ApiError({ message: 'down', ...failure }) });
  await go('/broken');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('a message fetches what draws it', async () => {
  const { scope } = openTab({ '/': { title: '' } });
  act(() => {
    scope.toasts.show({ kind: 'error', text: '服务出了点问题' });
  });
  expect(await screen.findByText('服务出了点问题')).toBeInTheDocument();
});

test('a line runs while a navigation is on its way', async () => {
  const { router, scope } = openTab({ '/': { title: '' }, '/cart': { title: '购物车' } });
  await screen.findByRole('heading', { level: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const { load } = scope.parts;
  scope.parts.load = async (id) => promise.then(() => load(id));
  let navigation = Promise.resolve();
  await act(async () => {
    navigation = router.navigate('/cart');
  });
  const line = () => document.querySelector('a[href="#main"] + [aria-hidden="true"]');
  expect(line()).not.toBeNull();
  await act(async () => {
    resolve();
    await navigation;
  });
  expect(line()).toBeNull();
});
