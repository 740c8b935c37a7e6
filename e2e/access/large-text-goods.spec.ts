import { openSettled } from '../support/open-settled.ts';
import { expect, test } from '../support/test.ts';
import { textFaults } from './text-faults.ts';

/** Only the text is larger, the layout stays: the size a reader gives texts alone. */
const enlarge = () => {
  document.documentElement.style.fontSize = '200%';
};

test.use({ viewport: { width: 1024, height: 900 } });

test('the amounts of the filter are not cut', async ({ page }) => {
  await openSettled(page, '/en/product/list/37');
  await page.evaluate(enlarge);
  for (const name of ['Lowest price', 'Highest price']) {
    const field = page.getByRole('group', { name: 'Filters' }).getByRole('textbox', { name });
    await field.fill('1299.50');
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth), name).toBeLessThanOrEqual(0);
  }
});

test('the star of a product stays in its box, and the box on the page', async ({ page }) => {
  await openSettled(page, '/en/product/detail/1087');
  await page.evaluate(enlarge);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await textFaults(page.getByRole('main'))).toEqual([]);
});

for (const prefix of ['', '/en']) {
  test(`${prefix || 'zh'}: at the usual size both buttons and the star stand side by side, and a narrow window cuts none`, async ({
    page,
  }) => {
    await openSettled(page, `${prefix}/product/detail/1087`);
    const main = page.getByRole('main');
    const boxOf = (name: RegExp) => main.getByRole('button', { name }).first().boundingBox();
    const names = [/^(收藏|Favourite)$/, /^(立即购买|Buy now)$/, /^(加入购物车|Add to cart)$/];
    const [star, buy, add] = await Promise.all(names.map(boxOf));
    expect([star?.y, add?.y]).toEqual([buy?.y, buy?.y]);
    await page.setViewportSize({ width: 920, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const [, narrowBuy, narrowAdd] = await Promise.all(names.map(boxOf));
    expect(narrowAdd?.y).toBe(narrowBuy?.y);
    expect(await textFaults(page.getByRole('main'))).toEqual([]);
  });
}

test('on a tablet that stands, what is bought stands beside its picture', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openSettled(page, '/product/detail/1141');
  const picture = await page.getByRole('group', { name: '商品图片' }).boundingBox();
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(name!.x).toBeGreaterThan(picture!.x + picture!.width);
  expect(name!.y).toBeLessThan(picture!.y + 40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const paths = [
    '/en/product/detail/1029',
    '/en/comment/list?good_id=1087',
    '/en/compare?ids=1029,1087,1141',
    '/en/shout',
    '/en/article/list/3',
    '/en/coupon/list',
  ] as const;
  for (const path of paths) {
    test(`${path}: no word is broken or cut`, async ({ page }) => {
      await openSettled(page, path);
      await page.evaluate(enlarge);
      await expect.poll(() => textFaults(page.getByRole('main'))).toEqual([]);
    });
  }

  test('the tab that was chosen is in view', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await openSettled(page, '/en/product/detail/1087?tab=questions');
    const tab = page.getByRole('tab', { name: /^Questions/, selected: true });
    await expect
      .poll(() =>
        tab.evaluate((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }),
      )
      .toBe(true);
  });
});
