import { at } from '../../access/states/opening.ts';
import { callApi } from '../../support/api.ts';
import { expectHydrated } from '../../support/hydrated.ts';
import { dialog, focus, press, text } from './acting.ts';
import {
  desktop,
  englishDesktop,
  englishPhone,
  type GalleryState,
  inTurn,
  phone,
  type Visit,
} from './gallery-state.ts';

const home = { zh: '集市首页', en: 'Jishi home' } as const;
const anything = { zh: /./, en: /./ } as const;
const list = 'mf_catalog/product-list';
const detail = 'mf_catalog/product-detail';

async function categoryPanel(visit: Visit): Promise<void> {
  await at('/')(visit);
  const menu = visit.page.getByRole('navigation', { name: visit.lang === 'en' ? 'Categories' : '商品分类' });
  const entry = menu.first().getByRole('link').first();
  await expectHydrated(entry);
  await entry.focus();
  await menu.locator('[aria-expanded="true"]').waitFor();
}

const filtered = async (visit: Visit): Promise<void> => {
  const { facets } = await callApi<{ facets?: { brands?: { id: number }[] } }>('good?category_id=1&limit=1', {
    origin: visit.origin,
  });
  const brand = facets?.brands?.[0]?.id;
  await at(`/product/list/1?sort=sales&stock=1&min=5&max=90${brand ? `&brand=${brand}` : ''}`)(visit);
};

async function history(visit: Visit): Promise<void> {
  const words = visit.lang === 'en' ? ['tea', 'bread'] : ['草莓', '茶'];
  for (const word of words) {
    await at(`/product/list?title=${word}`)(visit);
    await visit.page.getByRole('heading', { level: 1, name: new RegExp(word) }).waitFor();
    await expectHydrated(visit.page.getByRole('combobox').first());
    await visit.page.waitForFunction((known) => JSON.stringify({ ...localStorage }).includes(known), word);
  }
  await at('/category/list')(visit);
  const box = visit.page.getByRole('combobox').first();
  await expectHydrated(box);
  await box.focus();
  await visit.page.getByRole('search').getByRole('option').first().waitFor();
}

async function coming(visit: Visit): Promise<void> {
  type Sale = { good_id: number };
  const of = (state: number) => callApi<{ data: Sale[] }>(`seckill?state=${state}&limit=50`, { origin: visit.origin });
  const [running, later] = [await of(1), await of(0)];
  const sale = later.data.find(({ good_id }) => !running.data.some((other) => other.good_id === good_id));
  await at(`/product/detail/${sale?.good_id}`)(visit);
  await visit.page.getByRole('timer').first().waitFor();
}

const putAside = async (visit: Visit): Promise<void> => {
  await at('/product/list')(visit);
  const toggles = visit.page
    .getByRole('main')
    .getByRole('button', { name: visit.lang === 'en' ? /^Compare / : /^对比 / });
  await expectHydrated(toggles.first());
  for (const place of [0, 1, 2]) await toggles.nth(place).click();
};

async function buyersPictures(visit: Visit): Promise<void> {
  await at('/comment/list?good_id=1087')(visit);
  await press({ zh: /^买家图片/, en: /^Picture \d+ of the buyer/ })(visit);
  await dialog(visit);
}

/** What the catalogue opens, chooses and keeps. */
export const catalogueStates: readonly GalleryState[] = [
  {
    route: 'mf_catalog/home',
    name: 'a category is open',
    heading: home,
    open: categoryPanel,
    ways: [desktop, { lang: 'en', theme: 'dark', width: 1440 }],
  },
  {
    route: list,
    name: 'filters and what was chosen',
    heading: anything,
    open: filtered,
    ways: [desktop],
  },
  {
    route: list,
    name: 'filters on a phone',
    heading: anything,
    open: inTurn(filtered, press({ zh: /^筛选/, en: /^Filters/ }), dialog),
    ways: [phone, englishPhone],
  },
  {
    route: list,
    name: 'nothing fits the filters',
    heading: { zh: '没有符合条件的商品', en: 'No product fits these filters' },
    level: 2,
    open: at('/product/list/1?min=80000&max=90000'),
  },
  {
    route: list,
    name: 'a misspelt word',
    heading: anything,
    open: at('/product/list?title=grapse'),
    ways: [englishDesktop],
  },
  { route: list, name: 'put aside to compare', heading: anything, open: putAside, ways: [desktop, englishPhone] },
  {
    route: 'shell/frame',
    name: 'what was searched before',
    heading: { zh: '全部分类', en: 'All categories' },
    open: history,
    ways: [desktop, phone],
  },
  { route: detail, name: 'a coming flash sale', heading: anything, open: coming },
  {
    route: detail,
    name: 'some values are sold out',
    heading: anything,
    shows: { zh: '售罄', en: 'Sold out' },
    open: at('/product/detail/1141?price=normal'),
    ways: [desktop, phone],
  },
  {
    route: detail,
    name: 'paid first, a key after',
    heading: anything,
    open: at('/product/detail/1301'),
  },
  {
    route: detail,
    name: 'put into the cart',
    heading: anything,
    open: inTurn(
      at('/product/detail/1029'),
      press({ zh: /^加入购物车$/, en: /^Add to cart$/ }),
      text({ zh: '已加入购物车', en: 'Added to your cart' }),
      focus({ zh: '查看购物车', en: 'View cart' }, 'button'),
    ),
    ways: [desktop, englishPhone],
  },
  { route: 'mf_catalog/review-list', name: 'a picture of a buyer', heading: anything, open: buyersPictures },
];
