import { callApi } from '../../support/api.ts';
import { expectHydrated } from '../../support/hydrated.ts';
import { at } from './opening.ts';
import type { Lang, PageState, Visit } from './page-state.ts';

type Name = Readonly<Record<Lang, string | RegExp>>;

/** A knife with pictures, coupons and one variant. */
const product = {
  route: 'mf_catalog/product-detail',
  heading: { zh: /^大马士革纹三德刀/, en: /^Santoku knife/ },
} as const;

/** Opens a product's page, the knife's unless another is named, and what one of its buttons opens. */
const opened = (button: Name, role: 'dialog' | 'group' | 'img', panel: Name, product = 1087) =>
  async function openPanel(visit: Visit) {
    const { page, lang } = visit;
    await at(`/product/detail/${product}`)(visit);
    const trigger = page.getByRole('main').getByRole('button', { name: button[lang] }).first();
    await expectHydrated(trigger);
    await trigger.click();
    await page.getByRole(role, { name: panel[lang] }).waitFor();
  };

/** A question that is too short to be published. */
async function asking({ page, lang, origin }: Visit): Promise<void> {
  await at('/product/detail/1087?tab=questions')({ page, lang, origin });
  const ask = page.getByRole('button', { name: lang === 'en' ? 'Ask a question' : '我要提问' });
  await expectHydrated(ask);
  await ask.click();
  await page.getByRole('button', { name: lang === 'en' ? 'Post question' : '发布问题' }).click();
  await page.getByRole('textbox', { name: lang === 'en' ? 'Your question' : '你的问题' }).waitFor();
}

/** What comes when its place is near. */
async function boughtTogether(visit: Visit): Promise<void> {
  const { page, lang } = visit;
  await at('/product/detail/1087')(visit);
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: lang === 'en' ? /^Add all \d to cart/ : /^把这 \d 种放进购物车/ }).waitFor();
}

async function inFlashSale(visit: Visit): Promise<void> {
  const { data } = await callApi<{ data: { good_id: number }[] }>('seckill?state=1&limit=1', { origin: visit.origin });
  await at(`/product/detail/${data[0]?.good_id}`)(visit);
  await visit.page.getByRole('timer').first().waitFor();
}

async function byNight(visit: Visit): Promise<void> {
  const { page, lang } = visit;
  await at('/street')(visit);
  const night = page.getByRole('button', { name: lang === 'en' ? 'Night' : '夜里' });
  await expectHydrated(night);
  await night.click();
  await page.locator('main [data-light="night"]').waitFor();
}

/** Home at another hour than that of the clock. */
const homeBy = (light: 'dusk' | 'night') =>
  async function openHome(visit: Visit) {
    const { page } = visit;
    await at('/')(visit);
    await expectHydrated(page.getByRole('main').getByRole('region').first());
    await page.evaluate((one) => {
      document.documentElement.dataset['light'] = one;
    }, light);
    await page.locator(`html[data-light="${light}"]`).waitFor();
  };

async function suggestions(visit: Visit): Promise<void> {
  await at('/category/list')(visit);
  const box = visit.page.getByRole('combobox').first();
  await expectHydrated(box);
  await box.pressSequentially(visit.lang === 'en' ? 'tea' : '茶');
  await visit.page.getByRole('search').getByRole('option').first().waitFor();
}

const home = { route: 'mf_catalog/home', heading: { zh: '集市首页', en: 'Jishi home' } } as const;

const lists = {
  zh: { said: '两斤土豆、葡萄、会飞的鸡蛋、qqqqq', change: '“土豆”换一个' },
  en: { said: '2 lb potatoes, grapes, flying eggs, qqqqq', change: 'Change “potatoes”' },
} as const;

/** Lines that are found, only similar, and not found; one of them is being put right. */
async function aList(visit: Visit): Promise<void> {
  const { page, lang } = visit;
  const { said, change } = lists[lang];
  await at(`/shout?say=${encodeURIComponent(said)}`)(visit);
  const button = page.getByRole('button', { name: change });
  await expectHydrated(button);
  await button.click();
  await page.getByRole('radio').first().waitFor();
}

/** What the pages of the catalogue open over themselves, a product while it is in a flash sale, home and the street in another light. */
export const openCatalogueStates: readonly PageState[] = [
  { ...home, name: 'at dusk', open: homeBy('dusk') },
  { ...home, name: 'by night', open: homeBy('night') },
  {
    ...product,
    name: 'asking about it',
    shows: { zh: '至少写 2 个字', en: 'Write at least 2 characters' },
    open: asking,
  },
  { ...product, name: 'what is bought together', open: boughtTogether },
  {
    route: 'mf_catalog/street',
    name: 'by night',
    heading: { zh: '逛逛市集街', en: 'Walk the street' },
    open: byNight,
  },
  {
    route: 'mf_catalog/shout',
    name: 'a list that is being put right',
    heading: { zh: /^清单/, en: /^Your list/ },
    level: 2,
    open: aList,
  },
  {
    route: product.route,
    name: 'in a flash sale',
    heading: { zh: /./, en: /./ },
    shows: { zh: '限时秒杀', en: 'Flash sale' },
    open: inFlashSale,
  },
  {
    ...product,
    name: 'its pictures on the whole screen',
    open: opened({ zh: /^放大看/, en: /^Enlarge/ }, 'dialog', { zh: /的图片$/, en: /^Pictures of/ }),
  },
  {
    route: product.route,
    name: 'its sizes',
    heading: { zh: /^240克重磅/, en: /^Heavy cotton tee/ },
    open: opened({ zh: '尺码指南', en: 'Size guide' }, 'dialog', { zh: '尺码指南', en: 'Size guide' }, 1124),
  },
  {
    ...product,
    name: 'its coupons',
    open: opened({ zh: /^领券/, en: /^Claim/ }, 'group', { zh: '可领的优惠券', en: 'Coupons to claim' }),
  },
  {
    ...product,
    name: 'shared',
    // The code is drawn last.
    open: opened({ zh: '分享', en: 'Share' }, 'img', { zh: /的二维码$/, en: /^QR code of/ }),
  },
  {
    route: 'shell/frame',
    name: 'suggestions under the search box',
    heading: { zh: '全部分类', en: 'All categories' },
    open: suggestions,
  },
];
