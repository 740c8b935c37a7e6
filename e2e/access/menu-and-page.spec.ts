import { openSettled } from '../support/open-settled.ts';
import { customerWithOrders } from '../support/order-actions.ts';
import { emptyCustomer, enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Short pages of the account that are more than one sheet. */
const pages = [
  ['/user/indent/list', '还没有订单', emptyCustomer],
  ['/user/security', '登录方式', customerWithOrders],
] as const;

for (const [path, heading, who] of pages) {
  test(`${path} ends where the menu beside it does`, async ({ page, baseURL }) => {
    await enterAs(page.context(), baseURL ?? '', await who(baseURL ?? ''));
    await openSettled(page, path);
    await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
    const menu = page.getByRole('navigation', { name: '个人中心菜单' });
    const bottomOf = (elements: Element[]) => Math.max(...elements.map((one) => one.getBoundingClientRect().bottom));
    const last = await page.getByRole('main').locator('section').evaluateAll(bottomOf);
    expect(last).toBeGreaterThanOrEqual((await menu.evaluateAll(bottomOf)) - 1);
  });
}
