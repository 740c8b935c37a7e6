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

/** Opens the knife's page and what one of its buttons opens. */
const opened = (button: Name, role: 'dialog' | 'group' | 'img', panel: Name) =>
  async function openPanel(visit: Visit) {
    const { page, lang } = visit;
    await at('/product/detail/1087')(visit);
    const trigger = page.getByRole('main').getByRole('button', { name: button[lang] }).first();
    await expectHydrated(trigger);
    await trigger.click();
    await page.getByRole(role, { name: panel[lang] }).waitFor();
  };

async function inFlashSale(visit: Visit): Promise<void> {
  const { data } = await callApi<{ data: { good_id: number }[] }>('seckill?state=1&limit=1', { origin: visit.origin });
  await at(`/product/detail/${data[0]?.good_id}`)(visit);
  await visit.page.getByRole('timer').first().waitFor();
}

async function suggestions(visit: Visit): Promise<void> {
  await at('/category/list')(visit);
  const box = visit.page.getByRole('combobox').first();
  await expectHydrated(box);
  await box.pressSequentially(visit.lang === 'en' ? 'tea' : '茶');
  await visit.page.getByRole('search').getByRole('option').first().waitFor();
}

/** What the pages of the catalogue open over themselves, and a product while it is in a flash sale. */
export const openCatalogueStates: readonly PageState[] = [
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
