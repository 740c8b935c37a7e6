import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { long } from '../support/long.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { largePicture } from '../support/pictures.ts';
import { whoReceived } from '../support/reviews.ts';
import { enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const picture = fileURLToPath(new URL('../../docs/gallery/home-visitor-zh-light-1440.webp', import.meta.url));

type Words = Record<
  | 'prefix'
  | 'write'
  | 'star'
  | 'text'
  | 'said'
  | 'later'
  | 'submit'
  | 'thanks'
  | 'restored'
  | 'add'
  | 'addText'
  | 'added'
  | 'publish'
  | 'answer'
  | 'hidden'
  | 'missing',
  string
>;

const zh: Words = {
  prefix: '',
  write: '写评价，订单',
  star: '4 星，满意',
  text: '说说好在哪，哪里还差点',
  said: '个头匀，没有压坏的，孩子一口气吃了半盒。',
  later: '图片 1 往后移',
  submit: '提交 1 件评价',
  thanks: '感谢评价，获得 20 积分',
  restored: '上次没写完的内容还在',
  add: '追评',
  addText: '用了一段时间，有什么想补充的',
  added: '放了三天还是新鲜的。',
  publish: '发布追评',
  answer: '谢谢支持，下次再来。',
  hidden: '未展示',
  missing: '请打星',
};

const en: Words = {
  prefix: '/en',
  write: 'Write a review of order',
  star: '4 stars, good',
  text: 'What is good, what could be better',
  said: 'Even in size and nothing was crushed.',
  later: 'Move picture 1 back',
  submit: 'Submit 1 review',
  thanks: 'You earned 20 points',
  restored: 'What you had not finished is still here',
  add: 'Add a follow-up',
  addText: 'How is it after a while',
  added: 'Still fresh after three days.',
  publish: 'Publish',
  answer: 'Thank you, see you soon.',
  hidden: 'Not shown',
  missing: 'Choose a rating',
};

/** What somebody sees who is not signed in, at the reviews of a product. */
async function asVisitor(browser: Browser, path: string, see: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    await expect(async () => {
      await page.goto(path);
      await see(page);
    }).toPass({ timeout: 60_000 });
  } finally {
    await context.close();
  }
}

type Browsing = { page: Page; context: BrowserContext; browser: Browser; origin: string };

async function review(words: Words, { page, context, browser, origin }: Browsing): Promise<void> {
  const product = await ownProduct('评价', { price: '10', stock: 5, nameEn: 'Reviewed' });
  const reviews = `${origin}${words.prefix}/comment/list?good_id=${product.id}`;
  const { tokens } = await whoReceived(origin, product);
  await enterAs(context, origin, tokens);

  await page.goto(`${words.prefix}/user/comment/list`);
  await page.getByRole('link', { name: new RegExp(`^${words.write}`) }).click();
  const submit = page.getByRole('button', { name: words.submit });
  await expectHydrated(submit);
  await submit.click();
  await expect(page.getByText(words.missing)).toBeVisible();
  await page.getByRole('radio', { name: words.star }).check({ force: true });
  await page.getByLabel(words.text).fill(words.said);
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.locator('input[type=file]').setInputFiles(await largePicture(page));
  await expect(page.locator('img[src*="/media/uploads/"]')).toHaveCount(2);
  const later = page.getByRole('button', { name: words.later });
  await later.focus();
  await page.keyboard.press('Enter');

  // What was written is there after a reload, without a question.
  await page.reload();
  await expect(page.getByText(words.restored)).toBeVisible();
  await expect(page.getByLabel(words.text)).toHaveValue(words.said);
  await expect(page.locator('img[src*="/media/uploads/"]')).toHaveCount(2);
  await submit.click();
  await expect(page.getByText(words.thanks)).toBeVisible();
  await expect(page).toHaveURL(/\/user\/comment\/list\?show=written/);
  await expect(page.getByText(words.said)).toBeVisible();

  await asVisitor(browser, reviews, async (visitor) => {
    await expect(visitor.getByText(words.said)).toBeVisible({ timeout: 3000 });
    await expect(visitor.locator('img[src*="/media/uploads/"]')).toHaveCount(2, { timeout: 3000 });
  });

  await page.getByRole('button', { name: new RegExp(`^${words.add}`) }).click();
  await page.getByLabel(words.addText).fill(words.added);
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await expect(page.getByText(words.added)).toBeVisible();

  const list = JSON.parse(await operator('reviews', 'list', '--good', product.key, '--json')) as { id: number }[];
  const id = String(list[0]?.id);
  await operator('reviews', 'answer', id, words.answer);
  await asVisitor(browser, reviews, async (visitor) => {
    await expect(visitor.getByText(words.added)).toBeVisible({ timeout: 3000 });
    await expect(visitor.getByText(words.answer)).toBeVisible({ timeout: 3000 });
  });
  await page.reload();
  await expect(page.getByText(words.answer)).toBeVisible();
  await page.goto(`${words.prefix}/user/notice/list`);
  await expect(page.getByText(words.answer).first()).toBeVisible();

  await operator('reviews', 'hide', id);
  await asVisitor(browser, reviews, async (visitor) => {
    await expect(visitor.getByRole('main')).toBeVisible({ timeout: 3000 });
    await expect(visitor.getByText(words.said)).toHaveCount(0, { timeout: 3000 });
  });
  await page.goto(`${words.prefix}/user/comment/list?show=written`);
  await expect(page.getByText(words.hidden, { exact: true })).toBeVisible();
}

test('a review with pictures is read by visitors, added to, answered and hidden', async ({
  page,
  context,
  browser,
  baseURL,
}) => review(zh, { page, context, browser, origin: baseURL ?? '' }));

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' });

  test(
    'a review with pictures is read by visitors, added to, answered and hidden',
    long,
    async ({ page, context, browser, baseURL }) => review(en, { page, context, browser, origin: baseURL ?? '' }),
  );
});
