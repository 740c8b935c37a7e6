import { expectAlive, expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

for (const { lang, path, title, other } of [
  { lang: 'zh-CN', path: '/', title: /集市/, other: 'English' },
  { lang: 'en-US', path: '/en', title: /Jishi/, other: '简体中文' },
]) {
  test(`the home page reads in ${lang} and comes alive`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectAlive(page, 'mf_catalog');
    await expect(page.getByRole('link', { name: other })).toBeVisible();
  });
}

test('the language switch keeps page and query and is remembered', async ({ page }) => {
  await page.goto('/?from=test');
  const english = page.getByRole('link', { name: 'English' });
  await expectHydrated(english);
  await english.click();
  await expect(page).toHaveURL(/\/en\?from=test$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/?$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page says everything', async ({ page }) => {
    await page.goto('/');
    const products = page.locator('a[href^="/product/detail/"]:visible'); // late blocks stand behind the footer
    await expect(products.first()).toBeVisible();
    expect(await products.count()).toBeGreaterThan(4);
  });
});

test('a slide that comes by itself is no late paint of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const first = page.getByRole('group', { name: /^第 1 张/ });
  await expect(first).toBeVisible();
  // The next one has turned, with all its pictures painted.
  const second = page.getByRole('group', { name: /^第 2 张/ });
  await expect(second).toBeVisible({ timeout: 20_000 });
  await expect(first).toHaveCount(0);
  await second.evaluate(async (slide) => {
    await Promise.all([...slide.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined)));
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  const { last, shown } = await page.evaluate(
    () =>
      new Promise<{ last: number; shown: number }>((resolve) => {
        const paints = (list: PerformanceObserverEntryList) =>
          resolve({ last: Math.max(...list.getEntries().map(({ startTime }) => startTime)), shown: performance.now() });
        new PerformanceObserver(paints).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  // It stays five seconds; what it came with was painted before.
  expect(last).toBeLessThan(shown - 3000);
});
