import { goInTab, startOf } from '../support/client-navigation.ts';
import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { simpleProduct } from '../support/product-page.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect } from '../support/test.ts';

const NEXT = '9.8.1';

test('a link opens a version nobody else has: it is one shop, it sells, and it leads out', async ({
  releaseShop,
  page,
  browser,
  faults,
}) => {
  test.setTimeout(180_000);
  // Whoever leaves has the link no more, and what the page was fetching ahead just then does not come.
  faults.allow(/\/remotes\/mf-catalog\//);
  await releaseShop.rebuildAsVersion('mf-catalog', NEXT);
  await enterSignedIn(page.context(), releaseShop.origin);
  const made = await releaseShop.release(
    'preview',
    `mf-catalog@${NEXT}`,
    '--to',
    '设计组',
    '--origin',
    releaseShop.origin,
  );
  const { link, id } = made as { link: string; id: string };

  await page.goto(link);
  const bar = page.getByRole('complementary', { name: '预览' });
  await expect(bar).toContainText(id);
  await expect(bar).toContainText(`mf-catalog ${NEXT}`);
  await expect(bar).toContainText('给 设计组 看');
  expect(new URL(page.url()).search).toBe('');
  expect((await startOf(page)).parts['mf-catalog']?.[0]).toBe(NEXT);
  await expectHydrated(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '全部分类' }));
  await markTab(page);

  await goInTab(page, `/product/detail/${simpleProduct.id}`);
  await expect(page.locator('[data-place="mf_catalog/product-detail"] > [data-body]:not(:empty)')).toHaveAttribute(
    'data-version',
    NEXT,
  );
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByRole('radio', { checked: true }).first()).toBeAttached();
  const placed = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/goodIndent'));
  await page.getByRole('button', { name: '提交订单' }).click();
  expect((await placed).headers()['x-release']).toBe(id);
  await expectSameTab(page);
  await expect(bar).toBeVisible();

  const other = await browser.newContext({ baseURL: releaseShop.origin });
  const reader = await other.newPage();
  await reader.goto('/');
  expect((await startOf(reader)).parts['mf-catalog']?.[0]).not.toBe(NEXT);
  await expect(reader.getByRole('complementary', { name: '预览' })).toHaveCount(0);
  await other.close();

  await page.goto('/category/list');
  await bar.getByRole('button', { name: '退出预览' }).click();
  await expect(page).toHaveURL('/category/list');
  await expect(bar).toHaveCount(0);
  expect((await startOf(page)).parts['mf-catalog']?.[0]).not.toBe(NEXT);
});
