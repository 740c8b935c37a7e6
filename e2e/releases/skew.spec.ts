import type { Page } from '@playwright/test';
import { goInTab, startOf } from '../support/client-navigation.ts';
import { expectAlive, expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { addSimpleProduct, simpleProduct } from '../support/product-page.ts';
import { redirectPages } from '../support/redirect-pages.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect } from '../support/test.ts';

const parts = ['shell', 'mf-catalog', 'mf-cart-checkout', 'mf-user-centre', 'mf-promotions'];
const KEPT_RELEASES = 100;
/** Each part once; with `TEST_FULL` four times. */
const NEWER = process.env['TEST_FULL'] ? 20 : 5;

/** Pages that show nothing, or lead on, without naming one of something. */
const oneOf: Readonly<Record<string, string>> = {
  'mf_catalog/article-detail': '/article/detail/1',
  'mf_promotions/lottery': '/user/integralDraw?id=1',
  'mf_catalog/review-list': `/comment/list?good_id=${simpleProduct.id}`,
};

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /购物车|Cart/ });
const inCart = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();
/** The document was loaded anew; while it is being loaded nothing can be asked. */
const expectNewTab = (page: Page) => {
  const mark = () => page.evaluate(() => globalThis.__isSameTab ?? 'new').catch(() => 'on its way');
  return expect.poll(mark, { timeout: 20_000 }).toBe('new');
};

test(`after ${NEWER} newer releases a tab shows every page of its own and pays its cart`, async ({
  releaseShop,
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expectHydrated(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '全部分类' }));
  await markTab(page);
  const { parts: mine, pages } = await startOf(page);
  const visited = new Set<string>();
  /** The page is there, drawn by the version the tab was opened with, and nothing of it is missing. */
  const isShown = async (id: string) => {
    const [mfName = ''] = id.split('/');
    const version = mine[mfName.replaceAll('_', '-')]?.[0];
    await expect(
      page.locator(`[data-place="${id}"] > [data-body]:not(:empty)`),
      `${id} at ${page.url()}`,
    ).toHaveAttribute('data-version', version ?? 'none');
    await expect(page.getByText('这一部分没加载出来')).toHaveCount(0);
    visited.add(id);
  };
  await isShown('mf_catalog/home');

  for (let count = 0; count < NEWER; count += 1) {
    const part = parts[count % parts.length]!;
    await releaseShop.rebuildAsVersion(part, `7.0.${count}`);
    await releaseShop.pinUnseen({ [part]: `7.0.${count}` });
  }
  await releaseShop.isLive();

  // Whoever is signed in is sent on from these.
  for (const { id, path } of pages.filter((one) => /^\/pass\/(register|findPassword|closed)/.test(one.path))) {
    await goInTab(page, path);
    await isShown(id);
  }
  await goInTab(page, `/product/detail/${simpleProduct.id}`);
  await isShown('mf_catalog/product-detail');
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
  await cartLink(page).click();
  await isShown('mf_cart_checkout/cart');
  await page.getByRole('button', { name: /去结算/ }).click();
  await isShown('mf_user_centre/sign-in');
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill('13800000001');
  await page.getByLabel('密码', { exact: true }).fill('jishi123');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  // Where settling was leading to.
  await isShown('mf_cart_checkout/confirm-order');
  await expect(page.getByRole('radio', { checked: true }).first()).toBeAttached();
  await page.getByRole('button', { name: '提交订单' }).click();
  await isShown('mf_cart_checkout/pay');
  await page.getByRole('button', { name: /^支付/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  await isShown('mf_cart_checkout/pay-success');
  await page.getByRole('link', { name: '查看订单' }).click();
  await isShown('mf_user_centre/order-detail');

  const order = new URL(page.url()).searchParams.get('id');
  await goInTab(page, `/user/refund/ask?order=${order}`);
  await isShown('mf_user_centre/ask-refund');
  await page.getByRole('combobox', { name: /^原因/ }).selectOption({ index: 1 });
  await expect(page.getByText('退回给你', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).click();
  await isShown('mf_user_centre/refund');
  await goInTab(page, `/comment/score?id=${order}`);
  await isShown('mf_user_centre/write-review');
  await goInTab(page, `/user/indent/print?id=${order}`);
  await isShown('mf_user_centre/order-print');
  await goInTab(page, '/user/notice/list');
  await isShown('mf_user_centre/notices');
  await page.getByRole('main').getByRole('link', { name: '付款成功' }).first().click();
  await isShown('mf_user_centre/notice-detail');

  for (const { id, path } of pages.filter((one) => !visited.has(one.id) && !redirectPages.includes(one.id))) {
    await goInTab(page, oneOf[id] ?? path.replaceAll(/\/:\w+\?/g, ''));
    await isShown(id);
  }
  await expectSameTab(page);
  await releaseShop.rollback(1);
});

test('when the files of a tab are gone it is said calmly, and the page anew keeps the cart', async ({
  releaseShop,
  page,
  browser,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.allow(/Refused to execute script|integrity/); // what is not there is no script
  const phoneContext = await browser.newContext({
    baseURL: releaseShop.origin,
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
  });
  const phone = await phoneContext.newPage();
  await addSimpleProduct(page);
  await phone.goto(`/en/product/detail/${simpleProduct.id}`);
  const addToCart = phone.getByRole('button', { name: 'Add to cart' });
  await expectHydrated(addToCart);
  for (const tab of [page, phone]) await markTab(tab);

  for (const version of ['8.0.1', '8.0.2']) {
    for (const part of ['shell', 'mf-catalog']) await releaseShop.rebuildAsVersion(part, version);
  }
  for (let count = 0; count <= KEPT_RELEASES; count += 1) {
    const version = count % 2 ? '8.0.1' : '8.0.2';
    await releaseShop.pinUnseen({ shell: version, 'mf-catalog': version });
  }
  await releaseShop.isLive();

  // In the place of what does not come.
  const search = page.getByRole('combobox', { name: '搜索商品' });
  await search.fill('草莓');
  const note = page.locator('[data-place="mf_catalog/search-suggestions"]').getByRole('status');
  await expect(note).toContainText('页面已更新，刷新后继续。购物车里的商品都还在。');
  await expect(search).toHaveValue('草莓');
  await expectSameTab(page);
  await note.getByRole('button', { name: '刷新页面' }).click();
  await expectNewTab(page);
  await cartLink(page).click();
  await expect(inCart(page, simpleProduct.zh)).toBeVisible();

  // Where everything is there already, the tab goes on with what it has.
  await addToCart.click();
  await expect(phone.getByText('Added to your cart')).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectSameTab(phone);
  await phone.goto('/en/cart');
  await expect(inCart(phone, simpleProduct.en)).toBeVisible();
  await phoneContext.close();
  await releaseShop.rollback(1);
});

test('a banned version: nobody gets its files, and open tabs leave it at their next page with cart and session', async ({
  releaseShop,
  page,
  browser,
  faults,
}) => {
  test.setTimeout(180_000);
  // A link that is prepared meanwhile asks for files nobody gets any more.
  faults.allow(/\/remotes\/mf-catalog\//);
  await releaseShop.rebuildAsVersion('mf-catalog', '6.6.6');
  await releaseShop.pin('mf-catalog@6.6.6');
  await addSimpleProduct(page);
  await expectAlive(page, 'mf_catalog');
  const files = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[href*="/remotes/mf-catalog/"]')].map((link) => link.href),
  );
  expect(files.length).toBeGreaterThan(2);
  const customerContext = await browser.newContext({ baseURL: releaseShop.origin });
  await enterSignedIn(customerContext, releaseShop.origin);
  const customer = await customerContext.newPage();
  await customer.goto('/en');
  const orders = customer.getByRole('banner').getByRole('link', { name: 'My orders' }).first();
  await expectHydrated(orders);
  const search = page.getByRole('combobox', { name: '搜索商品' });
  await search.fill('一半');
  const buyer = await customerContext.newPage();
  await buyer.goto(`/en/product/detail/${simpleProduct.id}`);
  const add = buyer.getByRole('button', { name: 'Add to cart' }).first();
  await expectHydrated(add);
  for (const tab of [page, customer, buyer]) await markTab(tab);

  await releaseShop.ban('mf-catalog', '6.6.6');

  for (const file of files) expect([file, (await page.request.get(file)).status()]).toEqual([file, 410]);
  await expect(search).toHaveValue('一半');
  await expectSameTab(page);
  await cartLink(page).click();
  await expectNewTab(page);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(inCart(page, simpleProduct.zh)).toBeVisible();
  expect((await startOf(page)).parts['mf-catalog']?.[0]).not.toBe('6.6.6');

  await orders.click();
  await expectNewTab(customer);
  await expect(customer).toHaveURL(/\/en\/user\/indent\/list/);
  await expect(customer.getByRole('heading', { level: 1, name: 'My orders' })).toBeAttached();

  // What such a tab wants done is refused, and says how to go on.
  await expectSameTab(buyer);
  await add.click();
  const note = buyer.getByText('The shop has a new version. Reload to go on; your cart is kept.');
  await expect(note).toBeVisible();
  await buyer.getByRole('button', { name: 'Reload' }).click();
  await expectNewTab(buyer);
  await add.click();
  await expect(buyer.getByText('Added to your cart')).toBeVisible();
  await customerContext.close();
  await releaseShop.rollback(1);
});
