import type { Page } from '@playwright/test';
import { expectAlive, expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { simpleProduct } from '../support/product-page.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { expect } from '../support/test.ts';

const versionOf = (page: Page) => page.evaluate(() => globalThis.__parts?.['__part:mf_catalog']);

test('a catalogue released while somebody shops: the tab goes on, the next page is new, a roll-back works alike', async ({
  releaseShop,
  page,
}) => {
  test.setTimeout(180_000);
  await releaseShop.rollback(1);
  for (const version of ['3.0.1', '3.0.2']) await releaseShop.rebuildAsVersion('mf-catalog', version);
  await releaseShop.pin('mf-catalog@3.0.1');

  await page.goto('/product/list?title=迁西板栗');
  const link = page.getByRole('main').getByRole('link', { name: simpleProduct.zh }).first();
  await expectHydrated(link);
  await markTab(page);

  // Released between two clicks: the page that comes next was not in the tab yet, and is of the old release.
  await releaseShop.pin('mf-catalog@3.0.2');
  await link.click();
  // The list has a button of the same beginning, which is there until the page has come.
  await page.getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
  await expectSameTab(page);
  expect(await versionOf(page)).toBe('3.0.1');

  await page.reload();
  await expectAlive(page, 'mf_catalog');
  expect(await versionOf(page)).toBe('3.0.2');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /购物车/ })
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: simpleProduct.zh }).first()).toBeVisible();

  await releaseShop.rollback();
  await page.goto('/product/list?title=板栗');
  await expectAlive(page, 'mf_catalog');
  expect(await versionOf(page)).toBe('3.0.1');
  await releaseShop.rollback(1);
});
