import { expectHydrated } from '../support/hydrated.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { ownProduct } from '../support/operator.ts';
import { expect } from '../support/test.ts';

test('a list is made by keys, given to somebody on a phone, and no longer', async ({
  page,
  browser,
  newCustomer: { origin },
}) => {
  const pan = await ownProduct('厨房的锅', { price: '35', stock: 9 });
  await page.goto(`/product/detail/${pan.id}`);
  await page.getByRole('button', { name: '收藏' }).click();
  const offer = page.getByRole('button', { name: '放进收藏夹' });
  await offer.press('Enter');
  await page.getByRole('textbox', { name: '新收藏夹' }).fill('厨房');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: '厨房 1 件' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(offer).toBeFocused();

  await page.goto('/user/collect');
  await page.getByRole('button', { name: '新建收藏夹' }).press('Enter');
  await page.getByRole('textbox', { name: '名称' }).fill('ｋitchen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'ｋitchen', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '重命名' }).press('Enter');
  await page.getByRole('textbox', { name: '名称' }).fill('厨房');
  await page.keyboard.press('Enter');
  await expect(page.getByText('你已经有同名的收藏夹了')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: '厨房 1 件' }).press('Enter');
  await expect(page.getByRole('link', { name: pan.name }).first()).toBeVisible();
  await page.getByRole('button', { name: '分享', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: '署名' }).fill('小满');
  await page.keyboard.press('Enter');
  const link = await page.getByRole('textbox', { name: '链接' }).inputValue();
  expect(link).toContain(`${origin}/favourites/shared?list=`);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const theirs = await phone.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: '厨房' })).toBeVisible();
  await expect(theirs.getByText('小满 分享的收藏夹')).toBeVisible();
  await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const add = theirs.getByRole('button', { name: '全部放进购物车' });
  await expectHydrated(add);
  await add.tap();
  await expect(theirs).toHaveURL(/\/cart$/);
  await expect(theirs.getByRole('main')).toContainText(pan.name);

  await page.getByRole('button', { name: '停止分享' }).click();
  await page.getByRole('dialog', { name: '停止分享“厨房”？' }).getByRole('button', { name: '停止分享' }).click();
  await expect(page.getByText('已停止分享')).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: '打不开这个收藏夹' })).toBeVisible();
  await expect(theirs.getByText('对方已不再分享这个收藏夹')).toBeVisible();
  await theirs.getByRole('link', { name: '去逛逛' }).tap();
  await expect(theirs).toHaveURL(/\/product\/list/);
  await phone.close();
});

test.describe('without JavaScript', () => {
  test('the server draws the list of a link', async ({ page, browser, newCustomer: _ }) => {
    const tea = await ownProduct('绿茶', { price: '12', stock: 9 });
    await page.goto(`/product/detail/${tea.id}`);
    await page.getByRole('button', { name: '收藏' }).click();
    await page.getByRole('button', { name: '放进收藏夹' }).click();
    await page.getByRole('textbox', { name: '新收藏夹' }).fill('茶');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: '茶 1 件' })).toBeChecked();
    await page.goto('/user/collect');
    await page.getByRole('link', { name: '茶 1 件' }).click();
    await page.getByRole('button', { name: '分享', exact: true }).click();
    await page.getByRole('button', { name: '生成链接' }).click();
    const link = await page.getByRole('textbox', { name: '链接' }).inputValue();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const theirs = await plain.newPage();
    await theirs.goto(link.replace('/favourites/', '/en/favourites/'));
    await expect(theirs.getByRole('main').getByText('A shared list').last()).toBeVisible();
    await expect(theirs.getByRole('main').getByText('$12.00').last()).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Add all to favourites' })).toBeHidden();
    await theirs.goto(link.replace(/.{10}$/, 'AAAAAAAAAA'));
    await expect(theirs.getByText('这个链接里没有收藏夹')).toBeVisible();
    await plain.close();
  });
});
