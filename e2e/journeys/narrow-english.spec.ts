import type { Locator } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { openSettled } from '../support/open-settled.ts';
import { ownProduct } from '../support/operator.ts';
import { whoWaitsForGoods } from '../support/order-actions.ts';
import { enterAs, signUp } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** How many rows a text takes; no word of it may be broken. */
const rowsOf = (text: Locator) =>
  text.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node.firstChild ?? node);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });

/** Where a text ends and begins from the left. */
const edges = async (text: Locator) => {
  const { x = 0, width = 0 } = (await text.boundingBox()) ?? {};
  return { from: x, until: x + width };
};

test('the price with a coupon says whether it is still to be claimed, beside what is chosen', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const tokens = await signUp(origin);
  const as = { token: tokens.access_token, origin };
  await callApi('goodIndent/cart/add', { body: [{ good_id: 1029, good_sku_id: 0, number: 3 }], ...as });
  await enterAs(context, origin, tokens);
  const open = async (words: RegExp) => {
    await openSettled(page, '/en/cart');
    const price = page.getByText(words);
    await expect(price).toBeVisible();
    expect(await rowsOf(price)).toBe(1);
    const [counts, told] = [await edges(page.getByText('1 selected, 3 pieces', { exact: true })), await edges(price)];
    expect(told.from).toBeGreaterThan(counts.until);
    expect(told.until).toBeLessThanOrEqual(320);
  };
  await open(/^Claim to pay \$[\d,.]+$/);
  const { rows } = await callApi<{ rows: { coupon: { id: number } }[] }>('coupon/best?lines=1029x3', as);
  await callApi('coupon', { body: { id: rows[0]?.coupon.id }, ...as });
  await open(/^\$[\d,.]+ with coupon$/);
});

test('every step of an order has its name in one piece', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const tokens = await whoWaitsForGoods(origin);
  const { data } = await callApi<{ data: { id: number; state: number }[] }>('goodIndent?limit=20', {
    token: tokens.access_token,
    origin,
  });
  await enterAs(context, origin, tokens);
  await openSettled(page, `/en/user/indent/detail?id=${data.find(({ state }) => state === 2)?.id}`);
  const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
  await expect(steps).toHaveText([/Placed/, /Paid/, /Shipped/, /Received/]);
  for (const step of await steps.all()) expect(await rowsOf(step.locator('> span:not([aria-hidden])'))).toBe(1);
});

test('star, cart and both buttons share the bar of a product', async ({ page }) => {
  const { id } = await ownProduct('栏里的茶', { price: '9', stock: 5, nameEn: 'Tea for a bar' });
  await openSettled(page, `/en/product/detail/${id}`);
  const main = page.getByRole('main');
  const star = main.getByRole('button', { name: 'Favourite', exact: true });
  await expect(star).toBeInViewport({ ratio: 1 });
  const buy = main.getByRole('button', { name: 'Buy now' });
  const add = main.getByRole('button', { name: 'Add to cart' });
  const cart = main.getByRole('link', { name: 'Cart', exact: true });
  expect((await edges(star)).until).toBeLessThanOrEqual((await edges(cart)).from);
  for (const button of [buy, add]) {
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await edges(cart)).until).toBeLessThanOrEqual((await edges(button)).from);
  }
  await star.click();
  await expect(page).toHaveURL(/\/pass\/login/);
});
