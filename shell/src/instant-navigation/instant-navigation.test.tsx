import { type PageModule, redirectTo } from '@jishi/contracts';
import { createI18n } from '@jishi/i18n';
import { act, createTestShop, render, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { createToasts } from '@jishi/ui';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { createRoutes } from '../app/routes.tsx';
import { createBrowserQueries } from '../data/queries.ts';
import frameZh from '../messages/layout-zh.ts';
import { createMountRegistry } from '../mount/mount-registry.ts';
import type { KnownPage } from '../navigation/page-headings.ts';
import { createTabRelease } from '../release/tab-release.ts';
import { Providers } from '../scope/providers.tsx';
import type { Tab } from '../scope/tab.ts';
import { moduleOf, slowParts } from '../testing/stage.tsx';
import { instantNavigation } from './instant-navigation.tsx';

shopServer({ 'GET banner': wirePage([]), 'GET siteConfig': {} });

const wallet: KnownPage = {
  id: 'mf_user_centre/wallet',
  path: '/user/finance/list',
  layout: 'bare',
  guarded: true,
  heading: { text: '我的钱包', look: 'hidden' },
};
const addresses: KnownPage = {
  id: 'mf_user_centre/addresses',
  path: '/user/address',
  layout: 'bare',
  guarded: true,
  heading: { text: '收货地址', look: 'card' },
};
/** In another frame. */
const other: KnownPage = {
  id: 'mf_user_centre/orders',
  path: '/user/indent/list',
  layout: 'login',
  guarded: true,
  heading: { text: '我的订单', look: 'hidden' },
};
const home: KnownPage = { id: 'mf_catalog/home', path: '/', layout: 'bare', guarded: false };
const help: KnownPage = { id: 'mf_catalog/help', path: '/help', layout: 'bare', guarded: false };

type Load = PageModule['load'];

/** A tab that stands on the page at `/`; modules of the others come when the test says so, and load as it says. */
async function openTab({
  isSignedIn = true,
  load = () => ({ title: '全名' }),
}: {
  isSignedIn?: boolean;
  load?: Load;
} = {}) {
  const slow = slowParts();
  const moduleFor = (id: string) => {
    const module = moduleOf(() => <h1>{`${id} itself`}</h1>);
    return { ...module, default: { ...module.default, load } as never };
  };
  slow.keep(home.id, moduleFor(home.id));
  const ask = vi.fn(async () => undefined);
  const customer = { nickname: '小满', phone: null, portrait: null };
  const pages = [home, help, wallet, addresses, other];
  const tab = {
    shop: createTestShop({ customer: isSignedIn ? customer : null }).shop,
    parts: {
      ...slow.parts,
      load: async (id: string) => slow.parts.loaded(id) ?? slow.parts.load(id),
    },
    queries: createBrowserQueries(),
    i18n: createI18n({ lang: 'zh', resources: frameZh }),
    pages,
    links: {},
    fragments: new Map(),
    mounts: createMountRegistry(() => false),
    toasts: createToasts(),
    reports: [],
    release: { ...createTabRelease('7', vi.fn()), ask },
    requestId: null,
    isStale: () => false,
    renewToken: async () => true,
    turnAway: () => '/help',
  } as unknown as Tab;
  const router = createMemoryRouter(
    createRoutes(pages, 'zh', () => tab),
    { initialEntries: ['/'] },
  );
  instantNavigation(tab, router);
  render(
    <Providers scope={tab}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('heading', { name: 'mf_catalog/home itself' });
  const asked = (page: KnownPage) => waitFor(() => expect(slow.asked).toContain(page.id));
  const arrives = async (page: KnownPage) => {
    await asked(page);
    slow.keep(page.id, moduleFor(page.id));
    return slow.arrives(page.id, moduleFor(page.id));
  };
  const fails = async (page: KnownPage) => {
    await asked(page);
    return slow.fails(page.id);
  };
  return {
    tab,
    slow,
    router,
    ask,
    asked,
    arrives,
    fails,
    go: (to: string) => act(async () => void router.navigate(to)),
  };
}

const headings = () => screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

describe('a page whose heading is known', () => {
  test.each([wallet, addresses])('stands with it before anything of it has come: $path', async (page) => {
    const { go, arrives, slow } = await openTab();
    await go(page.path);
    expect([headings(), slow.asked]).toEqual([[page.heading?.text], []]);
    await arrives(page);
    await waitFor(() => expect(headings()).toEqual([`${page.id} itself`]));
    expect(document.title).toBe('全名 - 集市');
    expect(document.querySelector('[data-opening]')).toBeNull();
  });

  test('is where one is, once it takes more than a moment', async () => {
    const { go, arrives, router } = await openTab();
    await go(wallet.path);
    await waitFor(() => expect(router.state.location.pathname).toBe(wallet.path));
    await waitFor(() => expect(document.title).toBe('我的钱包 - 集市'));
    expect(document.querySelector('[aria-busy="true"]')).toBeVisible();
    expect(headings()).toEqual(['我的钱包']);
    await arrives(wallet);
    await waitFor(() => expect(headings()).toEqual([`${wallet.id} itself`]));
    expect(document.title).toBe('全名 - 集市');
  });

  test('comes with its frame, where that is another', async () => {
    const { go, arrives, router } = await openTab();
    await go(other.path);
    await waitFor(() => expect(router.state.location.pathname).toBe(other.path));
    await waitFor(() => expect(headings()).toEqual(['我的订单']));
    await arrives(other);
    await waitFor(() => expect(headings()).toEqual([`${other.id} itself`]));
  });

  test('asks for code and data once', async () => {
    const load = vi.fn<Load>(() => ({ title: '全名' }));
    const { go, arrives, slow } = await openTab({ load });
    load.mockClear();
    await go(wallet.path);
    await arrives(wallet);
    await waitFor(() => expect(headings()).toEqual([`${wallet.id} itself`]));
    expect([slow.asked, load.mock.calls.length]).toEqual([[wallet.id], 1]);
  });

  test('keeps it, the very same element, above the notice when its part does not come, and when it is tried again', async () => {
    const { go, fails, arrives } = await openTab();
    await go(addresses.path);
    const heading = screen.getByRole('heading', { name: '收货地址' });
    await fails(addresses);
    expect(await screen.findByRole('status')).toHaveTextContent('这一部分没加载出来');
    expect(heading).toBeInTheDocument();
    expect(headings()).toEqual(['收货地址']);
    await act(async () => screen.getByRole('button', { name: '重试' }).click());
    await arrives(addresses);
    await waitFor(() => expect(headings()).toEqual([`${addresses.id} itself`]));
  });

  test('gives way to the page somebody goes to meanwhile', async () => {
    const { go, arrives, asked } = await openTab();
    await go(wallet.path);
    await asked(wallet);
    await go(addresses.path);
    expect(headings()).toEqual(['收货地址']);
    await arrives(wallet);
    expect(headings()).toEqual(['收货地址']);
    await arrives(addresses);
    await waitFor(() => expect(headings()).toEqual([`${addresses.id} itself`]));
  });

  test('is left again by going back, to the page as it was', async () => {
    const { go, router } = await openTab();
    await go(wallet.path);
    await act(async () => void router.navigate(-1));
    await waitFor(() => expect(headings()).toEqual(['mf_catalog/home itself']));
  });

  test('leads on without staying in the history', async () => {
    const { go, arrives, router } = await openTab({
      load: ({ path }) => (path === wallet.path ? redirectTo('/help') : { title: '' }),
    });
    await go(wallet.path);
    await arrives(wallet);
    await arrives(help);
    await waitFor(() => expect(headings()).toEqual(['mf_catalog/help itself']));
    await act(async () => void router.navigate(-1));
    await waitFor(() => expect(headings()).toEqual(['mf_catalog/home itself']));
  });

  test('says what went wrong in its place', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { go, arrives } = await openTab({
      load: ({ path }) => (path === wallet.path ? Promise.reject(new TypeError('oops')) : { title: '' }),
    });
    await go(wallet.path);
    await arrives(wallet);
    expect(await screen.findByRole('heading', { level: 1, name: '页面出错了' })).toBeInTheDocument();
  });
});

describe('the page before stays until', () => {
  test('a page whose heading is not known is there', async () => {
    const { go, arrives } = await openTab();
    await go('/help');
    expect(headings()).toEqual(['mf_catalog/home itself']);
    await arrives(help);
    await waitFor(() => expect(headings()).toEqual(['mf_catalog/help itself']));
  });

  test('a visitor is turned away from a guarded page', async () => {
    const { go, slow } = await openTab({ isSignedIn: false });
    await go(wallet.path);
    expect(headings()).toEqual(['mf_catalog/home itself']);
    expect(slow.asked).toEqual([help.id]);
  });

  test('the browser has loaded what an ended release may not show', async () => {
    const { go, tab, slow } = await openTab();
    tab.release.isLeaving = () => true;
    await go(wallet.path);
    expect([headings(), slow.asked]).toEqual([['mf_catalog/home itself'], [wallet.id]]);
  });

  test('the next page of a list is there: its address alone is another', async () => {
    const { go, arrives } = await openTab();
    await go(wallet.path);
    await arrives(wallet);
    await waitFor(() => expect(headings()).toEqual([`${wallet.id} itself`]));
    await go(`${wallet.path}?page=2`);
    expect(headings()).toEqual([`${wallet.id} itself`]);
  });

  test('a place within a page that has to be there', async () => {
    const { go } = await openTab();
    await go(`${wallet.path}#bills`);
    expect(headings()).toEqual(['mf_catalog/home itself']);
  });
});

test('a guarded page of a release that turns out to have ended is never drawn', async () => {
  const { go, ask, tab, arrives } = await openTab();
  const answer = Promise.withResolvers<undefined>();
  ask.mockReturnValue(answer.promise);
  await go(wallet.path);
  await arrives(wallet);
  tab.release.isLeaving = () => true;
  await act(async () => answer.resolve(undefined));
  expect(headings()).toEqual(['我的钱包']);
});

test('the focus that went with the page before is in the new one', async () => {
  const { go } = await openTab();
  await go(wallet.path);
  expect(screen.getByRole('main')).toHaveFocus();
});
