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
  test(`${prefix || 'zh'}: at the usual size the star stands beside the buttons, or below them in a narrow window`, async ({
    page,
  }) => {
    await openSettled(page, `${prefix}/product/detail/1087`);
    const boxOf = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().boundingBox();
    const [star, buy] = await Promise.all([boxOf(/^(收藏|Favourite)$/), boxOf(/^(立即购买|Buy now)$/)]);
    expect(star?.y).toBe(buy?.y);
    await page.setViewportSize({ width: 920, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await textFaults(page.getByRole('main'))).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const paths = [
    '/en/product/detail/1029',
    '/en/comment/list?good_id=1087',
    '/en/compare?ids=1029,1087,1141',
    '/en/shout',
    '/en/coupon/list',
  ] as const;
  for (const path of paths) {
    test(`${path}: no word is broken or cut`, async ({ page }) => {
      await openSettled(page, path);
      await page.evaluate(enlarge);
      await expect.poll(() => textFaults(page.getByRole('main'))).toEqual([]);
    });
  }
});
