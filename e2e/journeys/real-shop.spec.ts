import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { newPhone } from '../support/customers.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { type RealShop, realTest as test } from '../support/real-shop.ts';
import { expect } from '../support/test.ts';

const picture = fileURLToPath(new URL('../../packages/web/assets/icon-512.png', import.meta.url));
const set = (...fields: string[]): string[] => fields.flatMap((field) => ['--set', field]);

const catalogue = {
  format: 'jishi-catalogue',
  version: 1,
  categories: [{ key: 'tea', name: { zh: '茶', en: 'Tea' } }],
  goods: [
    {
      key: 'TEA-1',
      category: 'tea',
      shippingRate: 'parcel',
      shelf: 'on',
      price: '30.00',
      stock: 10,
      name: { zh: '龙井茶', en: 'Longjing tea' },
    },
  ],
};

/** What has to be there before the first customer comes. */
async function makeReady({ operator, folder }: RealShop): Promise<void> {
  await operator('settings', 'set', 'shop.name', '{"zh":"茶叶铺","en":"Tea House"}');
  await operator('settings', 'set', 'payment.methods', '["balance"]');
  await operator('couriers', 'save', 'swift', ...set('name.zh=迅捷', 'name.en=Swift', 'isUsual=yes'));
  const step = ['firstPieces=1', 'firstFee=8.00', 'furtherPieces=1', 'furtherFee=2.00', 'provinces=330000'];
  const steps = step.map((field) => `steps.0.${field}`);
  await operator('shipping-rates', 'save', 'parcel', ...set('name.zh=包裹', 'name.en=Parcel', ...steps));
  await operator('articles', 'columns', 'save', 'legal', ...set('name.zh=条款', 'name.en=Legal'));
  for (const purpose of ['terms', 'privacy']) {
    const names = [`name.zh=本店${purpose}`, `name.en=Our ${purpose}`];
    const details = ['details.zh=<p>买卖公平</p>', 'details.en=<p>Fair trade.</p>'];
    await operator('articles', 'save', purpose, ...set('column=legal', `purpose=${purpose}`, ...names, ...details));
  }
  const file = join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(catalogue));
  await operator('catalogue', 'import', file);
  await operator('goods', 'pictures', 'TEA-1', '--main', picture);
}

async function signUp(page: Page, { messages }: RealShop, phone: string): Promise<void> {
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送').first()).toBeVisible();
  // Nothing but the message tells the code.
  await expect(page.getByLabel('验证码')).toHaveValue('');
  await page.getByLabel('验证码').fill(await messages.codeFor(phone));
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新增收货地址' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('收货人').fill('林小满');
  await form.getByLabel('手机号').fill('19900000003');
  await form.getByLabel('省份').selectOption({ label: '浙江省' });
  await form.getByLabel('城市').selectOption({ label: '杭州市' });
  await form.getByLabel('区县').selectOption({ label: '余杭区' });
  await form.getByLabel('地点').fill('示例大厦');
  await form.getByLabel('门牌号').fill('101室');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('radio', { name: /林小满/ })).toBeChecked();
}

test('on a store without demo data a first customer signs up, buys, pays and receives a parcel', async ({
  page,
  realShop,
}) => {
  test.setTimeout(300_000);
  const { operator } = realShop;
  const main = page.getByRole('main');
  await page.goto('/product/list');
  await expect(main).not.toContainText('龙井茶');
  await makeReady(realShop);
  // Nothing that keeps a shop from opening is missing: the command would end with 1.
  expect(JSON.parse(await operator('doctor', '--json'))).not.toContainEqual(
    expect.objectContaining({ level: 'blocks' }),
  );

  // A copy of the page from before is outdated by news, a moment later.
  await expect(async () => {
    await page.goto('/product/list');
    await expect(main).toContainText('龙井茶', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await main.getByRole('link', { name: '龙井茶' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '龙井茶' })).toBeVisible();
  await expect(main).toContainText('商品编号 TEA-1');
  const add = page.getByRole('button', { name: '加入购物车' });
  await expectHydrated(add);
  await add.click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('button', { name: /去结算/ }).click();

  await expect(page).toHaveURL(/\/pass\/login/);
  const phone = newPhone();
  await signUp(page, realShop, phone);
  await expect(page).toHaveURL(/\/indent\/create/);
  await operator('users', 'balance', phone, '--change', '100', '--reason', '开业礼', '--yes');
  await addAddress(page);
  await expect(main).toContainText('38.00');
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);
  await page.getByRole('button', { name: /^支付/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  const number = (await main.textContent())?.match(/\d{15,}/)?.[0] ?? '';
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(main).toContainText(number);
  await expect(main).toContainText('待发货');

  // The owner copies the number with its label, as the page shows it.
  await operator('orders', 'ship', `订单编号 ${number}`, '--waybill', 'SW0001');
  await page.reload();
  await expect(main).toContainText('迅捷');
  await expect(main).toContainText('SW0001');
  await operator('orders', 'deliver', number);
  await page.reload();
  const receive = main.getByRole('button', { name: '确认收货' });
  await expectHydrated(receive);
  await receive.click();
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByText('已确认收货').first()).toBeVisible();
  await page.reload();
  await expect(main).not.toContainText('待收货');
  await expect(main.getByRole('button', { name: '确认收货' })).toBeHidden();

  await page.goto('/en/user/indent/list');
  await expect(main).toContainText('Longjing tea');
  // What the frame of a page says is kept for half a minute.
  await expect(async () => {
    await page.reload();
    await expect(page).toHaveTitle(/Tea House/, { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  // Ends with 1 when stock, money or points do not agree.
  await operator('invariants');
});
