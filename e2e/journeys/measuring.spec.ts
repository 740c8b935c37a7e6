import type { Page } from '@playwright/test';
import { addSimpleProduct } from '../support/product-page.ts';
import { expect, test } from '../support/test.ts';

/** A shop whose owner has switched measuring on: only what its pages are told differs. */
const measureByDataLayer = (page: Page) =>
  page.route('**/product/detail/*', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    expect(html).toContain('"events":{"kind":"none"}');
    await route.fulfill({
      response: answer,
      body: html.replace('"events":{"kind":"none"}', '"events":{"kind":"data-layer"}'),
    });
  });

const eventsOf = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry.event] : [])));

test('nothing is sent before consent, then all of it in order', async ({ page }) => {
  await measureByDataLayer(page);
  await addSimpleProduct(page);
  const question = page.getByRole('region', { name: '可以统计这次浏览吗？' });
  await expect(question).toBeVisible();
  expect(await eventsOf(page)).toEqual([]);
  await question.getByRole('button', { name: '同意', exact: true }).click();
  await expect.poll(() => eventsOf(page)).toEqual(['view_item', 'add_to_cart']);
  await expect(question).toBeHidden();
});

test('a shop that does not measure asks nobody', async ({ page }) => {
  await addSimpleProduct(page);
  await expect(page.getByRole('region', { name: '可以统计这次浏览吗？' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: '隐私选择' })).toHaveCount(0);
  expect(await eventsOf(page)).toEqual([]);
});

declare global {
  interface Window {
    dataLayer?: { event?: string }[];
  }
}
