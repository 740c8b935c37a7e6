import type { Page } from '@playwright/test';
import type { Customer } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { signInByPassword } from '../support/sign-in-page.ts';
import { newCustomer } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 24 * 3_600_000;

/** A coupon of 95 from 200 on, for one product alone, that nobody else knows. */
async function ownCoupon(name: { zh: string; en: string }, productKey: string): Promise<number> {
  const fields = {
    ...{ 'name.zh': name.zh, 'name.en': name.en, value: '95', threshold: '200', amount: '9', perCustomer: '1' },
    ...{ scope: 'goods', scopeKeys: productKey, ends: new Date(Date.now() + 5 * DAY_MS).toISOString() },
  };
  const sets = Object.entries(fields).flatMap(([field, value]) => ['--set', `${field}=${value}`]);
  const { id } = JSON.parse(await operator('coupons', 'create', ...sets, '--json')) as { id: number };
  return id;
}

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('a visitor looks at coupons, claims one after signing in, and uses it for what it is for', async ({
  page,
  baseURL,
}) => {
  const product = await ownProduct('用券凑单的', { price: '120', stock: 9 });
  const name = `凑单券 ${product.key}`;
  const couponId = await ownCoupon({ zh: name, en: name }, product.key);

  await page.goto('/coupon/list');
  const tabs = page.getByRole('navigation', { name: '优惠券状态' });
  await expectHydrated(page.getByRole('button', { name: `登录后领取 ${name}` }));
  await tabs.getByRole('link', { name: /^即将开始/ }).click();
  await expect(cardOf(page, '花植园艺 8 折').getByRole('button', { name: /^未开始/ })).toBeDisabled();
  await tabs.getByRole('link', { name: /^已结束/ }).click();
  await expect(cardOf(page, '好眠好物券')).toContainText('活动已结束');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/coupon\/list$/);

  const card = cardOf(page, name);
  await expect(card).toContainText('¥95 满 ¥200 可用');
  await expect(card).toContainText('仅剩 9 张');
  await page.getByRole('button', { name: `登录后领取 ${name}` }).click();
  await expect(page).toHaveURL(/\/pass\/login/);
  await signInByPassword(page, await newCustomer(baseURL!));
  await expect(page).toHaveURL(/\/coupon\/list$/);
  await expect(page.getByText('领到了')).toBeVisible();
  await expect(card).toContainText('已领取');

  await page.getByRole('link', { name: '我的优惠券 1 张' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的优惠券' })).toBeVisible();
  await page.getByRole('link', { name: `去使用 ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/product/list\\?coupon=${couponId}$`));
  await expect(page.getByText('共 1 件商品')).toBeVisible();
  const note = page.getByRole('region', { name: '使用优惠券' });
  await expect(note).toContainText('再买 ¥200.00 可用');

  await page.getByRole('main').getByRole('link', { name: product.name }).first().click();
  await expect(page).toHaveURL(/\/product\/detail\//);
  const add = page.getByRole('button', { name: '加入购物车' });
  await expectHydrated(add);
  await add.click();
  await expect(page.getByRole('link', { name: /^购物车/ }).first()).toContainText('1');
  await page.goBack();
  await expect(note).toContainText('再买 ¥80.00 可用');
  await page.goForward();
  await expectHydrated(add);
  await add.click();
  await page.goBack();
  await expect(note).toContainText('购物车里的商品已满足条件');

  await note.getByRole('link', { name: '去购物车' }).click();
  await page.getByRole('button', { name: /去结算/ }).click();
  await expect(page).toHaveURL(/\/indent\/create/);
  await expect(page.getByRole('button', { name: /^优惠券/ })).toHaveAccessibleName(/已为你选最省的一张/);
  await expect(page.getByText('应付金额 ¥145.00')).toBeAttached();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);
  const orderId = new URL(page.url()).searchParams.get('id');

  await page.goto('/user/coupon/list?state=used');
  await page.getByRole('link', { name: `看订单 ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/user/indent/detail\\?id=${orderId}$`));
  await expect(page.getByRole('main')).toContainText('¥95.00');
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true });

  /** Fills the sign-in page as somebody with a password would. */
  async function logIn(page: Page, { phone, password }: Customer): Promise<void> {
    const tab = page.getByRole('tab', { name: /password/i });
    await expectHydrated(tab);
    await tab.click();
    await page.getByLabel(/phone number/i).fill(phone);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  test('a visitor finds the coupons by the menu, claims one of two, and narrows what it is for', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/en/category/list');
    const menu = page.getByRole('button', { name: 'More', exact: true });
    await expectHydrated(menu);
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Coupons' }).click();
    await expect(page).toHaveURL(/\/en\/coupon\/list$/);
    const card = cardOf(page, '50 off fashion over 300');
    await expect(card).toContainText('On orders over $300');
    await expect(cardOf(page, '10% off everything')).toContainText('10% off On orders over $99');

    await page.getByRole('button', { name: 'Log in to claim 50 off fashion over 300' }).click();
    await expect(page).toHaveURL(/\/en\/pass\/login/);
    await logIn(page, await newCustomer(baseURL!));
    await expect(page).toHaveURL(/\/en\/coupon\/list$/);
    await expect(card).toContainText('Claimed');
    const twice = cardOf(page, '30 off over 199');
    await page.getByRole('button', { name: 'Claim 30 off over 199' }).click();
    await expect(twice).toContainText('1 of 2 claimed');

    await card.getByRole('link', { name: 'Use now' }).click();
    await expect(page).toHaveURL(/\/en\/product\/list\?coupon=5$/);
    await expect(page.getByRole('region', { name: 'Using a coupon' })).toContainText('Spend $300.00 more to use it');
    await page.getByRole('link', { name: /^Price/ }).click();
    await expect(page).toHaveURL(/coupon=5.*sort=price-ascending/);

    await page.goto('/en/user/coupon/list');
    await expect(page.getByRole('link', { name: /^Unused/ })).toHaveAccessibleName(/2$/);
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
