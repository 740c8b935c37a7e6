import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { noteMoves } from '../support/note-moves.ts';
import { ownProduct } from '../support/operator.ts';
import { addAddress, putIntoCart } from '../support/own-cart.ts';
import { expect } from '../support/test.ts';

/** How far the pictures before it move when the last one is not there yet: a browser draws what it has read so far. */
function moveWithoutLast(pictures: Element[]): number[] {
  const lefts = () => pictures.slice(0, -1).map((picture) => picture.getBoundingClientRect().left);
  const whole = lefts();
  const last = pictures.at(-1)!;
  const list = last.parentElement!;
  last.remove();
  const early = lefts();
  list.append(last); // in one task: React takes over what the server has drawn
  return early.map((left, at) => left - whole[at]!);
}

/** Fonts that arrive late are another matter: the second time they are there. */
async function openTwice(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto(path);
}

const isFull = Boolean(process.env['TEST_FULL']);

/** The widest layout and the narrowest, each case of a kind in one of them; with `TEST_FULL` all, and those between too. */
const windows = [
  [1440, 900],
  [390, 844],
] as const;
const further = [
  [1000, 800],
  [1440, 1200],
  [760, 1000],
] as const;

test('goods on the stall stand where they will stand, before all of them have come', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pass/register');
  const goods = page.getByRole('main').locator('img');
  await expect(goods).toHaveCount(4);
  expect(await goods.evaluateAll(moveWithoutLast)).toEqual([0, 0, 0]);
});

for (const [turn, [width, height]] of (isFull ? [...windows, ...further] : windows).entries()) {
  const inTurn = <Case>(cases: readonly Case[]): Case[] =>
    cases.filter((_, at) => isFull || at % windows.length === turn);

  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => page.addInitScript(noteMoves));

    test('nothing moves while an empty cart comes alive', async ({ page }) => {
      await openTwice(page, '/cart');
      await expect(page.getByRole('heading', { name: '购物车还是空的' })).toBeVisible();
      await expect(page.getByRole('heading', { name: '从这些看起' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => globalThis.__moved)).toEqual([]);
    });

    for (const path of inTurn(['/cart', '/en/cart'])) {
      test(`nothing moves while a coupon is found for ${path}`, async ({ page, newCustomer: { origin, tokens } }) => {
        const cup = await ownProduct('茶杯', { price: '35', stock: 9 });
        await putIntoCart(origin, tokens, [[cup, 2]]);
        await callApi('coupon', { body: { id: 2 }, token: tokens.access_token, origin });
        await openTwice(page, path);
        const note = page.getByText(/再买 .* 可用|more to use/).first();
        await expect(note).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => globalThis.__moved)).toEqual([]);
        const { width, height } = (await note.boundingBox())!;
        expect(width).toBeGreaterThan(height * 5);
      });
    }

    for (const path of inTurn(['/pass/terms', '/pass/login', '/pass/register', '/pass/scan'])) {
      test(`nothing moves while ${path} comes alive`, async ({ page }) => {
        await openTwice(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => globalThis.__moved)).toEqual([]);
      });
    }

    for (const count of inTurn([0, 1, 3])) {
      test(`next to nothing moves while an order with ${count} addresses comes alive`, async ({
        page,
        newCustomer,
      }) => {
        const { origin, tokens } = newCustomer;
        const cup = await ownProduct('茶杯', { price: '35', stock: 9, type: 'physical' });
        for (const name of ['家里', '公司', '外婆'].slice(0, count)) await addAddress(origin, tokens, name);
        await page.goto(`/product/detail/${cup.id}`);
        const buy = page.getByRole('button', { name: '立即购买' });
        await expectHydrated(buy);
        await buy.click();
        await expect(page).toHaveURL(/\/indent\/create/);
        await openTwice(page, page.url());
        await expect(page.getByRole('button', { name: '新增收货地址' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const moved = (await page.evaluate(() => globalThis.__moved)) ?? [];
        expect(
          moved.reduce((sum, { score }) => sum + score, 0),
          JSON.stringify(moved),
        ).toBeLessThan(0.02);
      });
    }
  });
}
