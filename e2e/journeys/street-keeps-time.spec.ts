import { expectHydrated } from '../support/hydrated.ts';
import { noteMoves } from '../support/note-moves.ts';
import { expect, test } from '../support/test.ts';

const HOUR_MS = 3_600_000;

/** Hour of the shop's day, in Shanghai. */
const hourAt = (time: number): number => new Date(time + 8 * HOUR_MS).getUTCHours();

const lightAt = (time: number): string => {
  const hour = hourAt(time);
  if (hour >= 19 || hour < 6) return 'night';
  return hour < 17 ? 'day' : 'dusk';
};

/** The next full hour at which the light is another one. */
function nextLightAfter(time: number): number {
  let next = time - (time % HOUR_MS) + HOUR_MS;
  while (lightAt(next) === lightAt(time)) next += HOUR_MS;
  return next;
}

/** With `TEST_FULL` on a phone as well. */
const windows = process.env['TEST_FULL'] ? ([1440, 390] as const) : ([1440] as const);

for (const width of windows) {
  test(`at ${width} px home goes with the hours of the shop, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await page.addInitScript(noteMoves);
    const now = Date.now();
    await page.goto('/');
    const document = page.locator('html');
    await expect(document).toHaveAttribute('data-light', lightAt(now));
    // The lantern comes with the script that follows the light.
    await expect(page.locator('header + i[aria-hidden]')).toBeAttached();
    const grounds = () =>
      page.evaluate(() =>
        ['header', 'main section [role="group"] > div'].map(
          (where) => getComputedStyle(window.document.querySelector(where)!).backgroundImage,
        ),
      );
    const before = await grounds();
    await page.evaluate(() => globalThis.__moved?.splice(0));
    const turn = nextLightAfter(now);
    await page.clock.fastForward(turn - now + 2000);
    await expect(document).toHaveAttribute('data-light', lightAt(turn));
    const after = await grounds();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    // Figures of a clock are a hair narrower or wider.
    const moved = (await page.evaluate(() => globalThis.__moved)) ?? [];
    const score = moved.reduce((sum, { score }) => sum + score, 0);
    expect(score, JSON.stringify(moved)).toBeLessThan(0.0005);
  });
}

test('what is set out for the hour is not what the shop recommends beside it', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('list', { name: /^(早市开张|晌午摊头|午后歇脚|晚市上灯|夜市还亮着)$/ });
  const hrefsOf = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect(row.getByRole('listitem')).toHaveCount(6);
  const hour = await row.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const recommended = await hrefsOf('section:has(h2:text-is("今日摊头好货")) a[href^="/product/detail/"]');
  expect(recommended.length).toBeGreaterThan(4);
  expect(hour.filter((href) => recommended.includes(href))).toEqual([]);
});

test('five floors, and on to the street', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^查看更多 / })).toHaveCount(5);
  const on = main.locator('section').filter({ has: page.getByRole('heading', { name: '往前还有' }) });
  await expect(on.getByRole('link', { name: '花植园艺' })).toHaveAttribute('href', /^\/product\/list\/\d+/);
  const street = on.getByRole('link', { name: '逛逛市集街' });
  await expectHydrated(street);
  await street.click();
  await expect(page.getByRole('heading', { level: 1, name: '逛逛市集街' })).toBeVisible();
});
