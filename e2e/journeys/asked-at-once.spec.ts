import { expect, test } from '../support/test.ts';

/** What the page of a product needs, and what carries calls out. */
const ahead = [/expose-product-detail/, /\/axios\./, /\/wire\./];

test('a finger on a product of a list asks for it at once, with no script on its way before', async ({ page }) => {
  await page.goto('/product/list');
  const product = page.locator('main a[href^="/product/detail/"]').first();
  await expect(product).toBeVisible();
  await expect
    .poll(async () => {
      await page.mouse.move(5, 400 + Math.random() * 20); // somebody reads
      const names = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap((entry) =>
            entry instanceof PerformanceResourceTiming && entry.responseEnd > 0 ? [entry.name] : [],
          ),
      );
      return ahead.every((name) => names.some((one) => name.test(one)));
    })
    .toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/script|fetch|xhr/.test(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  const id = /\d+$/.exec((await product.getAttribute('href')) ?? '')?.[0];
  await product.dispatchEvent('pointerdown', { button: 0, pointerType: 'touch' });
  await expect.poll(() => asked.some((path) => path.endsWith(`/good/${id}`))).toBe(true);
  const before = asked.slice(
    0,
    asked.findIndex((path) => path.endsWith(`/good/${id}`)),
  );
  expect(before.filter((path) => path.endsWith('.js'))).toEqual([]);
});
