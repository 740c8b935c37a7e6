import type { Page } from '@playwright/test';
import { goInTab, startOf } from '../support/client-navigation.ts';
import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { simpleProduct } from '../support/product-page.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect } from '../support/test.ts';

const NEXT = '9.7.1';
const ORDER_NUMBER = /\d{15,}/;
const candidate = [`mf-catalog@${NEXT}`, `mf-cart-checkout@${NEXT}`];

/** Versions the tab was loaded with, of the parts the candidate changes. */
const versionsOf = async (page: Page) => {
  const { parts } = await startOf(page);
  return ['mf-catalog', 'mf-cart-checkout'].map((part) => parts[part]?.[0]);
};

/** The page of this name is drawn by the candidate's version. */
const isOfCandidate = (page: Page, id: string) =>
  expect(page.locator(`[data-place="${id}"] > [data-body]:not(:empty)`)).toHaveAttribute('data-version', NEXT);

const rolloutCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('jishi_rollout'));

test('a customer of the candidate buys in it, and it ends for them as for everybody', async ({
  releaseShop,
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  for (const part of ['mf-catalog', 'mf-cart-checkout']) await releaseShop.rebuildAsVersion(part, NEXT);
  await enterSignedIn(page.context(), releaseShop.origin);
  await releaseShop.release('pin', ...candidate, '--share', '99.99', '--no-wait');
  await releaseShop.isLive();

  // The first page is of the live release and brings the id; from the next one on it is the candidate.
  await page.goto('/');
  expect(await versionsOf(page)).not.toContain(NEXT);
  expect(await rolloutCookie(page)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await page.reload();
  expect(await versionsOf(page)).toEqual([NEXT, NEXT]);
  await isOfCandidate(page, 'mf_catalog/home');
  await expectHydrated(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '全部分类' }));
  await markTab(page);

  await goInTab(page, `/product/detail/${simpleProduct.id}`);
  await isOfCandidate(page, 'mf_catalog/product-detail');
  await page.getByRole('button', { name: '立即购买' }).click();
  await isOfCandidate(page, 'mf_cart_checkout/confirm-order');
  await expect(page.getByRole('radio', { checked: true }).first()).toBeAttached();
  await page.getByRole('button', { name: '提交订单' }).click();
  await isOfCandidate(page, 'mf_cart_checkout/pay');
  await page.getByRole('button', { name: /^支付/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认支付' }).click();
  await isOfCandidate(page, 'mf_cart_checkout/pay-success');
  await expectSameTab(page);
  await page.getByRole('link', { name: '查看订单' }).click();
  // The page before says it, too, and goes.
  let number: string | undefined;
  const readNumber = async () => {
    number = ORDER_NUMBER.exec((await page.getByRole('main').textContent()) ?? '')?.[0];
    return number;
  };
  await expect.poll(readNumber).toBeDefined();
  expect(await releaseShop.release('at', number ?? 'none')).toMatchObject({
    arm: 'candidate',
    release: { parts: { 'mf-catalog': { version: NEXT } } },
  });

  // A browser without cookies, as a crawler is, never sees it.
  const other = await browser.newContext({ baseURL: releaseShop.origin });
  for (let visit = 0; visit < 2; visit += 1) {
    const crawler = await other.newPage();
    await other.clearCookies();
    await crawler.goto('/');
    expect(await versionsOf(crawler)).not.toContain(NEXT);
  }
  await other.close();

  await releaseShop.release('abort', '--reason', 'seen enough', '--no-wait');
  await releaseShop.isLive();
  // An open tab stays what it is; the next document is of the live release, and the id is gone.
  await goInTab(page, '/category/list');
  await isOfCandidate(page, 'mf_catalog/category-list');
  await expectSameTab(page);
  await page.goto('/');
  expect(await versionsOf(page)).not.toContain(NEXT);
  expect(await rolloutCookie(page)).toBeUndefined();
});
