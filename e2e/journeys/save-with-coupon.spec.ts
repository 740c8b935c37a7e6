import type { Page } from '@playwright/test';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** What a page asks of prices from now on, call by call. */
function pricesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [call] =
      /(goodIndent\/preview|coupon\/user|integralCommodity|shipping\/freight).*$/.exec(request.url()) ?? [];
    if (call) asked.push(`${request.method()} ${call}`);
  });
  return asked;
}

test('a customer takes the best coupon and some points, changes their mind, reloads, and pays what was shown', async ({
  page,
  context,
  baseURL,
}) => {
  await enterSignedIn(context, baseURL!);
  await page.goto('/product/detail/1100?price=normal');
  const asked = pricesAsked(page);
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page).toHaveURL(/\/indent\/create/);
  const coupon = page.getByRole('button', { name: /^优惠券/ });
  await expect(coupon).toHaveAccessibleName(/已为你选最省的一张/);
  const points = page.getByRole('spinbutton', { name: '使用积分' });
  await expect(points).not.toHaveValue('0');

  await coupon.click();
  await page.getByRole('dialog').getByRole('radio', { name: '不使用优惠券' }).check();
  await page.getByRole('button', { name: '确定' }).click();
  await points.fill('100');
  await points.press('Enter');
  await expect(page.getByText('应付金额 ¥328.00')).toBeAttached();
  const addresses = page.getByRole('region', { name: '收货地址' }).getByRole('radio');
  await addresses.nth(1).check({ force: true });
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
  await addresses.nth(0).check({ force: true });
  await expect(page.getByText('应付金额 ¥328.00')).toBeAttached();
  // One answer knows what every coupon, address and number of points makes of the price.
  expect(asked).toEqual(['POST goodIndent/preview']);

  // The tab remembers what was chosen.
  await page.reload();
  await expect(page.getByText('应付金额 ¥328.00')).toBeAttached();
  await coupon.click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^(全场 9 折券|全场满 199 减 30)/ })
    .first()
    .check();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText(/^应付金额 ¥29[58]\.\d\d$/)).toBeAttached();
  const total = (await page.getByText(/^应付金额 ¥/).textContent())?.match(/¥.+/)?.[0] ?? '?';

  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);
  await page.getByRole('button', { name: `支付 ${total}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByRole('main')).toContainText(total);
});
