import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { startShop } from '../support/shop-process.ts';
import { expect, test } from '../support/test.ts';
import { startTranslationService } from '../support/translation-service.ts';

/** Twelve reviews, three of them in English. */
const PRODUCT = 1189;
const LIST = `/comment/list?good_id=${PRODUCT}`;

const reviews = (page: Page) => page.locator('#reviews > ul > li');
/** The language of each review's own words, in the order of the page. */
const languages = (page: Page) =>
  reviews(page).evaluateAll((all) => all.map((one) => one.querySelector('[lang]')?.getAttribute('lang')));

test('reviews in the language of the page come first, on whole pages, or by time', async ({ page }) => {
  await page.goto(`/en/product/detail/${PRODUCT}`);
  const tab = page.getByRole('tab', { name: /^Reviews/ });
  await expectHydrated(tab);
  await tab.click();
  const first = page.getByRole('link', { name: 'English first' });
  await expect(first).toHaveAttribute('aria-current', 'true');
  expect(await languages(page)).toEqual([...Array(3).fill('en-US'), ...Array(7).fill('zh-CN')]);
  const texts = await reviews(page).allInnerTexts();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(reviews(page)).toHaveCount(2);
  texts.push(...(await reviews(page).allInnerTexts()));
  expect(new Set(texts).size).toBe(12);
  await page.getByRole('link', { name: 'Newest first' }).click();
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page.getByRole('link', { name: 'Newest first' })).toHaveAttribute('aria-current', 'true');
  expect(new Set((await languages(page)).slice(0, 3))).toEqual(new Set(['zh-CN']));
  // As the shop comes nobody translates.
  await expect(page.getByRole('button', { name: 'Show translation' })).toHaveCount(0);
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: '中文在前' })).toHaveAttribute('aria-current', 'true');
  expect(await languages(page)).toEqual([...Array(9).fill('zh-CN'), 'en-US']);
});

test.describe('a shop that translates', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  let service: Awaited<ReturnType<typeof startTranslationService>>;
  let running: Awaited<ReturnType<typeof startShop>>;
  test.beforeAll(async () => {
    service = await startTranslationService();
    running = await startShop(service.settings);
  });
  test.afterAll(async () => {
    await running.stop();
    await service.stop();
  });

  test('shows a review in the language of the reader and brings it back', async ({ page }) => {
    await page.goto(`${running.origin}/en${LIST}`);
    const review = reviews(page).nth(3);
    const original = (await review.locator('[lang="zh-CN"]').first().textContent()) ?? '';
    const show = review.getByRole('button', { name: 'Show translation' });
    await expectHydrated(show);
    expect(service.asked).toEqual([]);
    await show.click();
    await expect(review.locator('[lang="en-US"]')).toHaveText(`[en] ${original}`);
    await expect(review.getByText('Machine translation')).toBeVisible();
    await expect(review.getByRole('button', { name: 'Show original' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(review.locator('[lang="zh-CN"]').first()).toHaveText(original);
    expect(service.asked).toEqual([{ text: original, from: 'zh', to: 'en' }]);
    // Whoever comes next reads what is kept.
    await page.reload();
    await expectHydrated(show);
    await show.click();
    await expect(review.locator('[lang="en-US"]')).toHaveText(`[en] ${original}`);
    expect(service.asked).toHaveLength(1);
  });

  test('says when it cannot, and tries again', async ({ page }) => {
    await page.goto(`${running.origin}/en${LIST}`);
    const review = reviews(page).nth(4);
    const show = review.getByRole('button', { name: 'Show translation' });
    await expectHydrated(show);
    service.isBroken = true;
    await show.click();
    await expect(review.getByText('No translation came, try again later')).toBeVisible();
    service.isBroken = false;
    await review.getByRole('button', { name: 'Translate again' }).click();
    await expect(review.locator('[lang="en-US"]')).toHaveText(/^\[en\] /);
  });

  test('translates English for a Chinese reader on a phone, the reply of the shop by itself', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${running.origin}${LIST}&score=4`);
    const review = reviews(page).last();
    const show = review.getByRole('button', { name: '查看译文' });
    await expectHydrated(show.first());
    await expect(show).toHaveCount(2);
    await show.last().click();
    await expect(review.getByText('机器翻译，仅供参考')).toHaveCount(1);
    await expect(review.locator('[lang="zh-CN"]')).toHaveText(/^\[zh\] Thank/);
  });
});
