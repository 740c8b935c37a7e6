import { at, signedInAt } from '../../access/states/opening.ts';
import { expectHydrated } from '../../support/hydrated.ts';
import { press } from './acting.ts';
import { desktop, englishPhone, type GalleryState, inTurn, phone, type Visit } from './gallery-state.ts';
import { held, refused } from './responses.ts';

const retry = { zh: '重试', en: 'Try again' } as const;
const orders = { zh: '我的订单', en: 'My orders' } as const;
const list = { zh: '全部商品', en: 'All products' } as const;
const noise = /integrity|MIME type|Failed to fetch|ChunkLoadError|could not reach the server/i;

const showsRetry = ({ page, lang }: Visit) =>
  page.getByRole('main').getByRole('button', { name: retry[lang] }).first().waitFor();

/** Goes from one page to another inside of the tab. */
const goTo = (from: string, name: Readonly<Record<'zh' | 'en', string | RegExp>>, isCustomer = false) =>
  inTurn(isCustomer ? signedInAt(from) : at(from), press(name, 'link'));

async function toList(visit: Visit): Promise<void> {
  await at('/category/list')(visit);
  const tile = visit.page.locator('main a[href*="/product/list/"]').first();
  await expectHydrated(tile);
  await tile.click();
}

/** What is seen while something is on its way, and when it does not come. */
export const failingStates: readonly GalleryState[] = [
  {
    route: 'mf_catalog/product-list',
    name: 'loading',
    heading: { zh: /./, en: /./ },
    open: inTurn(held(/\/api\/v1\/app\/good\?/), toList, ({ page }) => page.waitForURL(/\/product\/list/)),
    isLoading: true,
    ways: [desktop, englishPhone],
  },
  {
    route: 'mf_catalog/product-list',
    name: 'not loaded',
    faults: noise,
    heading: { zh: /./, en: /./ },
    open: inTurn(refused(/\/api\/v1\/app\/good\?/), toList, showsRetry),
    isLoading: true,
    ways: [desktop],
  },
  {
    route: 'mf_user_centre/orders',
    name: 'loading',
    heading: orders,
    open: inTurn(held(/\/goodIndent\?/), goTo('/user/portal', { zh: /^全部订单/, en: /^All orders/ }, true)),
    isLoading: true,
    ways: [desktop],
  },
  {
    route: 'mf_user_centre/orders',
    name: 'not loaded',
    faults: noise,
    heading: orders,
    open: inTurn(
      refused(/\/goodIndent\?/),
      goTo('/user/portal', { zh: /^全部订单/, en: /^All orders/ }, true),
      showsRetry,
    ),
    isLoading: true,
    ways: [phone],
  },
  {
    route: 'shell/frame',
    name: 'a part of the page does not come',
    heading: list,
    open: inTurn(
      ({ page }) => page.route('**/remotes/mf-catalog/**', (route) => route.abort('connectionrefused')),
      at('/product/list'),
      showsRetry,
      ({ page, lang }) =>
        page.getByRole('main').getByRole('button', { name: retry[lang] }).first().scrollIntoViewIfNeeded(),
    ),
    isScrolled: true,
    faults: noise,
    ways: [desktop],
  },
  {
    route: 'shell/frame',
    name: 'a whole page does not come',
    heading: { zh: /./, en: /./ },
    open: inTurn(
      refused(/\/api\/v1\/app\/article\/(?!column)/),
      goTo('/article/list/3', { zh: '怎么买第一单', en: 'Your first order' }),
      showsRetry,
    ),
    isLoading: true,
    faults: noise,
    ways: [desktop],
  },
  {
    route: 'shell/not-found',
    name: 'an order that is not there',
    heading: { zh: '这个摊位找不到了', en: 'This page could not be found' },
    open: signedInAt('/user/indent/detail?id=99999999'),
    ways: [desktop, englishPhone],
  },
];
