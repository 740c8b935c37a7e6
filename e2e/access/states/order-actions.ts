import { customerWithBin, customerWithOrders } from '../../support/order-actions.ts';
import { signedInAt } from './opening.ts';
import type { Lang, PageState, Visit } from './page-state.ts';

const orders = { route: 'mf_user_centre/orders', heading: { zh: '我的订单', en: 'My orders' } } as const;

/** Opens the list (or a tab of it), then presses the first of these buttons that stands in it. */
export const pressedInList =
  (names: Readonly<Record<Lang, string>>, tab = '0', who = customerWithOrders) =>
  async (visit: Visit) => {
    await signedInAt(`/user/indent/list?index=${tab}`, who)(visit);
    const { page, lang } = visit;
    const buttons = page.getByRole('article').getByRole('button', { name: names[lang] });
    const more = page.getByRole('article').getByRole('button', { name: lang === 'en' ? /^More/ : /更多操作$/ });
    await buttons.or(more).first().waitFor();
    for (const button of await buttons.all()) {
      if (!(await button.isVisible())) continue;
      await button.click();
      return page.getByRole('dialog').waitFor();
    }
    // On phones what is not the main thing stands in the sheet.
    await more.first().click();
    await page.getByRole('dialog').getByRole('button', { name: names[lang] }).click();
  };

/** What is done with orders without leaving the list. */
export const orderActionStates: readonly PageState[] = [
  {
    ...orders,
    name: 'where it could go instead',
    shows: { zh: '当前地址', en: 'Current address' },
    open: pressedInList({ zh: '修改地址', en: 'Change address' }),
  },
  {
    ...orders,
    name: 'one of two sold out',
    shows: { zh: '已售罄', en: 'Sold out' },
    open: pressedInList({ zh: '再次购买', en: 'Buy again' }),
  },
  {
    ...orders,
    name: 'the bin',
    shows: { zh: '保留到', en: 'Kept until' },
    open: signedInAt('/user/indent/list?index=bin', customerWithBin),
  },
  {
    ...orders,
    name: 'days of one’s own',
    shows: { zh: '搜索“qqqq”', en: 'Searched for “qqqq”' },
    open: signedInAt('/user/indent/list?keyword=qqqq&range=own', customerWithOrders),
  },
];
