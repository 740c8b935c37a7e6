import { newCustomerTest as test } from '../support/new-customer.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { expect } from '../support/test.ts';

test('a question is asked, the shop answers, and the asker hears of it', async ({ page, newCustomer: _ }) => {
  const product = await ownProduct('问一问', { price: '35', stock: 9 });
  await page.goto(`/product/detail/${product.id}`);
  await page.getByRole('tab', { name: '问大家 0' }).click();
  await expect(page.getByRole('heading', { name: '还没有人问，你来问第一个' })).toBeVisible();
  await page.getByRole('button', { name: '我要提问' }).click();
  await page.getByRole('textbox', { name: '你的问题' }).fill('能放冰箱吗？');
  await page.getByRole('button', { name: '发布问题' }).click();
  await expect(page.getByRole('heading', { name: '能放冰箱吗？' })).toBeVisible();

  const [question] = JSON.parse(await operator('questions', 'list', '--good', product.key, '--json')) as {
    id: number;
  }[];
  await operator('questions', 'answer', String(question?.id), '可以，冷藏三天。');
  const notices = page.getByRole('banner').getByRole('link', { name: /^消息/ });
  await expect(notices).toHaveAccessibleName('消息 1 条未读');
  await notices.click();
  await page.getByRole('main').getByRole('link', { name: '未读 你的提问有人回答了' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /去看看|查看|商品/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: '问大家 1' })).toHaveAttribute('aria-selected', 'true');
  const answered = page.getByRole('listitem').filter({ hasText: '可以，冷藏三天。' });
  await expect(answered.getByText('摊主').first()).toBeVisible();
});
