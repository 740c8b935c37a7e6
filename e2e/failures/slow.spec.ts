import { setTimeout as sleep } from 'node:timers/promises';
import { expectAlive, expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
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

test('what a page fetches when it is asked for may be slower than its files', async ({ page }) => {
  await page.goto('/en/product/detail/1145');
  const guide = page.getByRole('button', { name: 'Size guide' });
  await expectHydrated(guide);
  // Longer than an attempt, shorter than two: there is no second one.
  await page.route('**/remotes/mf-catalog/**', async (route) => {
    await sleep(2500);
    await route.continue();
  });
  await guide.click();
  await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
});
