import { callApi } from '../support/api.ts';
import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { long } from '../support/long.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { enterAs, signUp } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** A moment as the shop writes it, so many seconds from now. */
const inSeconds = (seconds: number): string =>
  new Date(Date.now() + seconds * 1000).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });

/** `starts` and `ends`: seconds from when the sale is made, its product being there. */
type Sale = { pieces?: number; perCustomer?: number; starts: number; ends: number };

/** A product with a sale of its own, at 9.90 instead of 20.00. */
async function ownSale(word: string, { pieces = 5, perCustomer = 0, starts, ends }: Sale) {
  const product = await ownProduct(word, { price: '20.00', stock: 50, nameEn: 'Slot item' });
  const fields = {
    starts: inSeconds(starts),
    ends: inSeconds(ends),
    perCustomer: String(perCustomer),
    'items.0.price': '9.90',
    'items.0.pieces': String(pieces),
  };
  await operator(
    'flash-sales',
    'create',
    product.key,
    ...Object.entries(fields).flatMap(([key, value]) => ['-s', `${key}=${value}`]),
  );
  return product;
}

/** Every product of the slot on one page. */
const wholeSlot = '/seckill/list?size=40';

// `true-price.spec.ts` and `sale-live.spec.ts` wait for a turn in `npm test`.
test('a sale begins and ends while somebody looks, without a reload', long, async ({ page }) => {
  test.setTimeout(180_000);
  const product = await ownSale('开场', { starts: 25, ends: 40 });
  await page.goto(wholeSlot);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: product.name, exact: true }) });
  await expect(card).toContainText('即将开始');
  await expectHydrated(page.getByRole('tab').first());
  await markTab(page);
  await expect(card.getByRole('link', { name: `立即抢：${product.name}` })).toBeVisible({ timeout: 60_000 });
  await expect(card.getByText('已结束').first()).toBeVisible({ timeout: 60_000 });
  await expectSameTab(page);
});

test('a product page opens for everybody who waits there', long, async ({ page }) => {
  test.setTimeout(120_000);
  const product = await ownSale('等候', { starts: 45, ends: 3600 });
  await page.goto(`/product/detail/${product.id}`);
  await expect(page.getByRole('timer', { name: '距开始' })).toBeVisible();
  await markTab(page);
  await expect(page.getByRole('timer', { name: '距结束' })).toBeVisible({ timeout: 80_000 });
  await expect(page.getByRole('button', { name: '立即购买' })).toBeEnabled();
  await expectSameTab(page);
  await page.getByRole('link', { name: '看全部秒杀' }).click();
  await expect(page).toHaveURL(/\/seckill\/list$/);
});

test('a clock that is wrong by an hour changes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const right = Date.now;
    Date.now = () => right() + 3_600_000;
  });
  await page.goto('/seckill/list');
  const tab = page.getByRole('tab', { selected: true });
  await expectHydrated(tab);
  const hour = Number(
    new Date().toLocaleString('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', hour12: false }),
  );
  await expect(tab).toContainText(`${String(hour - (hour % 2)).padStart(2, '0')}:00`);
  await expect(page.getByRole('link', { name: /^立即抢/ }).first()).toBeVisible();
});

test('a visitor turns the slots by mouse, keyboard and wheel, in English', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('banner').getByRole('link', { name: 'Flash sale' }).click();
  await expect(page).toHaveURL(/\/en\/seckill\/list$/);
  const tabs = page.getByRole('tab');
  await expectHydrated(tabs.first());
  await tabs.nth(2).click();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('timer', { name: /starts in/ })).toBeVisible();
  await expect(page).toHaveURL(/slot=\d{4}-\d{2}-\d{2}-\d{2}$/);
  await page.reload();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expectHydrated(tabs.first());
  await tabs.nth(2).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(3)).toBeFocused();
  await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
  await tabs.nth(3).hover();
  await page.mouse.wheel(0, -120);
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /^Remind me/ }).first()).toBeEnabled();
});

test('a customer sees what they may still take', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  const origin = baseURL ?? '';
  const product = await ownSale('限购', { perCustomer: 2, starts: -60, ends: 3600 });
  const tokens = await signUp(origin);
  const line = {
    good_id: product.id,
    good_sku_id: 0,
    number: 1,
    price: 9.9,
    name: product.name,
    img: '/media/goods/a.webp',
  };
  const { id: saleId } = await callApi<{ id: number }>(`seckill/${product.id}`, { origin });
  const good = { seckill: true, seckill_id: saleId };
  await callApi('goodIndent', {
    origin,
    token: tokens.access_token,
    body: { indentCommodity: [{ ...line, good }], address: null, remark: '', carriage: 0, total: 9.9 },
  });
  await enterAs(context, origin, tokens);
  await page.goto(wholeSlot);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: product.name, exact: true }) });
  await expect(card).toContainText('你已抢 1 件，还能抢 1 件');
  await expect(card).toContainText('剩 4 件');
  await card.getByRole('link', { name: `立即抢：${product.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/product/detail/${product.id}$`));
});
