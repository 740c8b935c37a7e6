import { callApi } from '../support/api.ts';
import { openSettled } from '../support/open-settled.ts';
import { customerWithOrders } from '../support/order-actions.ts';
import { enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

for (const viewport of [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('the bar of an order stands on the bar of main places and hides nothing', async ({ page, baseURL }) => {
      const origin = baseURL ?? '';
      const tokens = await customerWithOrders(origin);
      const { data } = await callApi<{ data: { id: number; state: number }[] }>('goodIndent?limit=20', {
        token: tokens.access_token,
        origin,
      });
      await enterAs(page.context(), origin, tokens);
      await openSettled(page, `/user/indent/detail?id=${data.find(({ state }) => state === 1)?.id}`);

      const pay = page.getByRole('link', { name: '立即付款' });
      const bar = page.locator('[data-raised-bar]');
      const goods = page.getByRole('region', { name: '商品清单' });
      const box = async (place: typeof bar) => {
        const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
        return { top: y, bottom: y + height };
      };
      await expect(pay).toHaveCount(1);
      await expect(pay).toBeInViewport({ ratio: 1 });
      const tabs = await box(page.getByRole('navigation', { name: '底部导航' }));
      expect((await box(bar)).bottom).toBeLessThanOrEqual(tabs.top);
      expect(tabs.bottom).toBe(viewport.height);

      // As far as the last line of the order is: it stands above both bars, and so does the way to the top.
      await goods.evaluate((place) => {
        const { bottom } = place.getBoundingClientRect();
        scrollBy({ top: bottom - innerHeight + 140, behavior: 'instant' });
      });
      expect((await box(goods)).bottom).toBeLessThanOrEqual((await box(bar)).top);
      const toTop = page.getByRole('button', { name: '回到顶部' });
      await expect(toTop).toBeVisible();
      expect((await box(toTop)).bottom).toBeLessThanOrEqual((await box(bar)).top);
      await expect(pay).toBeInViewport({ ratio: 1 });

      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect((await box(bar)).bottom).toBeLessThanOrEqual((await box(page.getByRole('contentinfo'))).top);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}
