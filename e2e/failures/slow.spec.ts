import { expectAlive, expectSameTab, markTab } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { shortenLimits } from './network-faults.ts';

test('a part that is only slow says so, and comes alive by itself', async ({ page }) => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/remotes/mf-catalog/**', async (route) => {
    await opened;
    await route.continue().catch(() => undefined); // an attempt that was given up has gone
  });
  await shortenLimits(page);
  await page.goto('/product/list');
  await markTab(page);
  const notice = page.getByRole('main').getByRole('button', { name: '重试', exact: true }).first();
  await expect(notice).toBeVisible();
  open();
  await expect(notice).toBeHidden();
  await expectAlive(page, 'mf_catalog');
  await expectSameTab(page);
});
