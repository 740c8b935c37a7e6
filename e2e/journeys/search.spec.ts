import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: '搜索商品' });
const options = (page: Page) => page.getByRole('search').getByRole('option');
const heading = (page: Page, word: string) =>
  page.getByRole('heading', { level: 1, name: `“${word}”的搜索结果`, exact: true });

/** Goods and their number are there: a word that is left sooner is not remembered. */
async function expectResults(page: Page, word: string): Promise<void> {
  await expect(heading(page, word)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^共 \d+ 件商品$/)).toBeVisible();
}

test('searching by keyboard: suggestions, history, and ways out of an empty result', async ({ page }) => {
  await page.goto('/category/list');
  await expectHydrated(box(page));
  await box(page).focus();
  await page.keyboard.type('葡');
  const first = options(page).first();
  await expect(first).toContainText('葡');
  const word = ((await first.locator('span').first().textContent()) ?? '').trim();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expectResults(page, word);
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue(word);

  await box(page).fill('草莓');
  await page.keyboard.press('Enter');
  await expectResults(page, '草莓');

  // Newest first, and away with one of them.
  await box(page).fill('');
  const history = page.getByRole('group', { name: '最近搜索' }).getByRole('option');
  await expect(history).toHaveText(['草莓', word]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Delete');
  await expect(history).toHaveText([word]);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);

  // A word that finds nothing leads on, and is not remembered.
  await box(page).fill('chery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '没有找到“chery”' })).toBeVisible();
  const main = page.getByRole('main');
  const popular = main.getByRole('navigation', { name: '大家在搜' }).getByRole('link').first();
  await expect(popular).toBeVisible();
  await expect(main.getByRole('navigation', { name: '去这些摊位逛逛' })).toBeVisible();
  await expect(main.getByRole('heading', { name: '看看这些好货' })).toBeVisible();
  const offered = ((await popular.textContent()) ?? '').trim();
  await popular.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, offered)).toBeVisible();
});

for (const [where, path, landmark] of [
  ['in the header', '/category/list', 'banner'],
  ['on the page that is not there', '/no-such-page', 'main'],
] as const) {
  test(`what opens below the box ${where} stays in the window, however wide that is`, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole(landmark).getByRole('search');
    const word = form.getByRole('combobox');
    await expectHydrated(word);
    await word.fill('茶');
    await expect(form.getByRole('option').first()).toBeVisible();
    for (const width of [1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
      const place = await form.getByRole('listbox').boundingBox();
      expect(place?.x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test('a misspelt word is searched for as it was meant, until one wants the word itself', async ({ page }) => {
  await page.goto('/en/product/list?title=grapse');
  const main = page.getByRole('main');
  await expect(main.getByText('Showing results for “grapes”.')).toBeVisible();
  await expect(main.getByRole('link', { name: /purple grapes/ }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Search for “grapse” instead' }).click();
  await expect(page).toHaveURL(/typed=1/);
  await expect(main.getByText('Showing results for')).toBeHidden();
});

test('pinyin finds goods, and what is only similar stands apart', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(box(page));
  await box(page).fill('mogu xiaoyedeng');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText('已按“蘑菇小夜灯”为你搜索。')).toBeVisible();
  await expect(main.getByRole('heading', { name: '相近的商品' })).toBeVisible();
});

test('what may not be searched for as it stands is searched for by its words', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(box(page));
  await box(page).fill('葡萄！ 2斤');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('搜索词不能包含特殊符号');
  await page.getByRole('alert').getByRole('button', { name: '葡萄2斤' }).click();
  await expectResults(page, '葡萄2斤');

  await box(page).fill('草莓，3斤');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectResults(page, '草莓3斤');
});

test('a suggestion leads to the page of what it names', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(box(page));
  await box(page).pressSequentially('茶具');
  // What is typed first already has suggestions of its own.
  await options(page).filter({ hasText: '分类' }).filter({ hasText: '茶具' }).first().click();
  await expect(page).toHaveURL(/\/product\/list\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: '茶具' })).toBeVisible();
});
