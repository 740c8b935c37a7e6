import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('a list is said, put right by keys, given to somebody, and put into the cart', async ({ page, browser }) => {
  await page.goto('/shout');
  const box = page.getByRole('textbox', { name: '要买的东西' });
  await expectHydrated(box);
  await box.fill('两斤土豆、一打鸡蛋、牛奶');
  await box.press('Control+Enter');
  const heading = page.getByRole('heading', { level: 2, name: '清单 3 样' });
  await expect(heading).toBeFocused();
  const potatoes = page.getByRole('listitem').filter({ hasText: '“两斤土豆”' });
  await expect(potatoes.getByRole('link', { name: /土豆/ })).toBeVisible();
  await expect(potatoes.getByText(/^1 件 = /)).toBeVisible();

  const change = page.getByRole('button', { name: '“牛奶”换一个' });
  await change.press('Enter');
  const chosen = page.getByRole('radio', { checked: true }).first();
  await chosen.press('ArrowDown');
  await expect(page.getByRole('radio', { checked: true }).first()).toBeFocused();

  await page.getByRole('button', { name: '请人帮我带' }).click();
  const link = await page.getByRole('textbox', { name: '清单链接' }).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '全部放进购物车' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(3);

  const other = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: '帮我带' })).toBeVisible();
  await expect(theirs.getByText('“一打鸡蛋”')).toBeVisible();
  await theirs.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  await expect(theirs.getByRole('heading', { level: 1, name: '这张清单打不开' })).toBeVisible();
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server reads the list, and its lines lead to the goods', async ({ page }) => {
    await page.goto('/en/shout');
    await page.getByRole('textbox', { name: 'What you need' }).fill('2 lb potatoes, a dozen eggs');
    await page.getByRole('button', { name: 'Find it all' }).click();
    await expect(page).toHaveURL(/\/en\/shout\?say=/);
    const line = page.getByRole('listitem').filter({ hasText: '“2 lb potatoes”' });
    await expect(line.getByRole('link', { name: /potatoes/i })).toHaveAttribute('href', /\/en\/product\/detail\/\d+/);
    await expect(page.getByRole('button', { name: 'Add all to cart' })).toBeHidden();
  });
});
