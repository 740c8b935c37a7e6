import { expectHydrated } from '../support/hydrated.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { expect } from '../support/test.ts';

const chinese = '收货人：林小满\n手机号码：138-0013-8000\n所在地区：浙江省杭州市余杭区\n详细地址：云栖里5号2幢601室';
const english =
  'Li Lei, 139 1234 5678, Room 201, 969 Wenyi West Road, Yuhang District, Hangzhou, Zhejiang 311100, China';

const journeys = [
  {
    name: 'on a phone, in Chinese',
    viewport: { width: 390, height: 844 },
    path: '/user/address',
    words: { add: '新增收货地址', paste: '粘贴整段地址，自动填写', box: '整段地址', filled: /^已填好/, save: '保存' },
    text: chinese,
    card: ['林小满', '138****8000', '浙江省杭州市余杭区云栖里5号', '2幢601室'],
  },
  {
    name: 'on a desktop, in English',
    viewport: { width: 1440, height: 900 },
    path: '/en/user/address',
    words: {
      add: 'Add an address',
      paste: 'Paste a whole address',
      box: 'The whole address',
      filled: /^Filled in/,
      save: 'Save',
    },
    text: english,
    card: ['Li Lei', '139****5678', 'Zhejiang, Hangzhou, Yuhang District, 969 Wenyi West Road', 'Room 201'],
  },
  {
    name: 'a Chinese one on an English page',
    viewport: { width: 1440, height: 900 },
    path: '/en/user/address',
    words: {
      add: 'Add an address',
      paste: 'Paste a whole address',
      box: 'The whole address',
      filled: /^Filled in/,
      save: 'Save',
    },
    text: chinese,
    card: ['林小满', '138****8000', 'Zhejiang, Hangzhou, Yuhang District, 云栖里5号', '2幢601室'],
  },
] as const;

for (const { name, viewport, path, words, text, card } of journeys) {
  test.describe(name, () => {
    test.use({ viewport });
    test('an address is pasted in one piece, looked over and saved', async ({ page, context, newCustomer }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(newCustomer.origin + path);
      const add = page.getByRole('button', { name: words.add });
      await expectHydrated(add);
      await add.click();
      await page.getByRole('button', { name: words.paste }).click();
      await expect(page.getByLabel(words.box)).toBeFocused();
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await page.keyboard.press('Control+V');
      await expect(page.getByText(words.filled)).toBeVisible();
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const [who, ...lines] = card;
      const saved = page.getByRole('listitem').filter({ hasText: who });
      for (const line of lines) await expect(saved).toContainText(line);
    });
  });
}
