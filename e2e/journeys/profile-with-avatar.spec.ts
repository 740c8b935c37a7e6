import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { type NewCustomer, newCustomerTest } from '../support/new-customer.ts';
import { openSettled } from '../support/open-settled.ts';
import { halves, largePicture } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

/** Colours of a picture of the shop along its middle, as `red`, `blue` or something else. */
const coloursOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    const { naturalWidth: width, naturalHeight: height } = image;
    canvas.width = width;
    canvas.height = height;
    const drawing = canvas.getContext('2d')!;
    drawing.drawImage(image, 0, 0);
    const colourAt = (share: number) => {
      const [red = 0, , blue = 0] = drawing.getImageData(Math.floor(width * share), Math.floor(height / 2), 1, 1).data;
      if (red > 200 && blue < 60) return 'red';
      return blue > 200 && red < 60 ? 'blue' : `${red}/${blue}`;
    };
    return { isSquare: width === height, colours: [0.1, 0.4, 0.6, 0.9].map(colourAt) };
  }, address);

type Account = { nickname: string | null; portrait: string | null; email: string | null };
const accountOf = ({ origin, tokens }: NewCustomer) => callApi<Account>('user', { token: tokens.access_token, origin });

const file = (page: Page) => page.locator('input[type=file]');

newCustomerTest(
  'a picture is cut by keys, bad files are refused in words, the frame follows',
  async ({ page, newCustomer }) => {
    await openSettled(page, '/user/userinfo');
    const crop = page.getByRole('dialog', { name: '裁剪头像' });
    const bytes = (text: string) => Buffer.from(text);
    for (const [bad, words] of [
      [{ name: 'notes.txt', mimeType: 'text/plain', buffer: bytes('hello') }, /“notes\.txt”不是/],
      [{ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(20 * 1024 * 1024 + 1) }, /“big\.png”超过 20 MB/],
      [{ name: 'big.gif', mimeType: 'image/gif', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) }, /“big\.gif”超过 2 MB/],
      [{ name: 'hollow.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3 * 1024 * 1024) }, /“hollow\.jpg”打不开/],
      [{ name: 'broken.png', mimeType: 'image/png', buffer: bytes('no picture') }, /“broken\.png”打不开/],
    ] as const) {
      await file(page).setInputFiles(bad);
      await expect(page.getByText(words)).toBeVisible();
      await expect(crop).toBeHidden();
    }
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

    await file(page).setInputFiles(await largePicture(page));
    const area = crop.getByRole('application', { name: /裁剪区域/ });
    await area.focus();
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight');
    await crop.getByRole('slider', { name: '放大' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(crop.getByRole('slider', { name: '放大' })).toHaveAttribute('aria-valuetext', '105%');
    await crop.getByRole('button', { name: '用作头像' }).click();
    await expect(page.getByText('头像已更换')).toBeVisible();
    await expect(crop).toBeHidden();
    const inHeader = page.getByRole('banner').locator('img[src*="/media/uploads/"]');
    await expect(inHeader).toBeVisible();
    const shown = await page.getByRole('main').locator('img[src*="/media/uploads/"]').first().getAttribute('src');
    expect(await coloursOf(page, shown ?? '')).toEqual({ isSquare: true, colours: ['red', 'red', 'red', 'red'] });

    const nickname = page.getByRole('textbox', { name: '昵称' });
    await nickname.fill('逛集市的人');
    await page.getByRole('navigation', { name: '个人中心菜单' }).getByRole('link', { name: '我的收藏' }).click();
    await page.getByRole('button', { name: '留下继续填' }).click();
    await expect(nickname).toHaveValue('逛集市的人');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('banner').getByText('逛集市的人')).toBeVisible();

    const texts = page.getByRole('switch', { name: '优惠与活动：短信' });
    await texts.check();
    await expect(page.getByRole('switch', { name: '订单与退款：站内' })).toHaveCount(0);
    await expect(page.getByText('订单与退款：站内，始终发送，不能关闭')).toBeAttached();
    expect(await accountOf(newCustomer)).toMatchObject({ nickname: '逛集市的人', portrait: shown });
    await page.goto('/user/portal');
    await expect(page.getByRole('heading', { name: '逛集市的人' })).toBeVisible();
    await page.goto('/user/userinfo');
    await expect(texts).toBeChecked();
    await expect(inHeader).toBeVisible();
  },
);

newCustomerTest('a name that is only typed is asked about, whatever still sleeps', async ({ page, newCustomer }) => {
  await openSettled(page, '/user/userinfo');
  const nickname = page.getByRole('textbox', { name: '昵称' });
  await nickname.fill('逛集市的人');
  const elsewhere = page.getByRole('navigation', { name: '个人中心菜单' }).getByRole('link', { name: '我的收藏' });
  await elsewhere.click();
  await page.getByRole('button', { name: '留下继续填' }).click();
  await expect(nickname).toHaveValue('逛集市的人');
  await elsewhere.click();
  await page.getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/user/collect');
  expect(await accountOf(newCustomer)).toMatchObject({ nickname: null });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  newCustomerTest('a picture and a mailbox are added, in English', async ({ page, newCustomer }) => {
    await openSettled(page, '/en/user/userinfo');
    await file(page).setInputFiles(await halves(page, { width: 600 }));
    const crop = page.getByRole('dialog', { name: 'Crop your picture' });
    await crop.getByRole('button', { name: 'Zoom in' }).tap();
    await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '125%');
    await crop.getByRole('button', { name: 'Use this picture' }).tap();
    await expect(page.getByText('Your picture was changed')).toBeVisible();
    const shown = await page.getByRole('main').locator('img[src*="/media/uploads/"]').first().getAttribute('src');
    expect(await coloursOf(page, shown ?? '')).toEqual({ isSquare: true, colours: ['red', 'red', 'blue', 'blue'] });

    const email = `profile-${Date.now()}@mail.example`;
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add an e-mail' });
    await dialog.getByLabel('New e-mail').fill('nobody');
    await dialog.getByRole('button', { name: 'Send code' }).tap();
    await expect(dialog.getByText('Enter an e-mail address such as name@example.com')).toBeVisible();
    await dialog.getByLabel('New e-mail').fill(email);
    await dialog.getByRole('button', { name: 'Send code' }).tap();
    await expect(dialog.getByLabel('Code')).toHaveValue(/^\d{5}$/);
    await dialog.getByRole('button', { name: 'Save e-mail' }).tap();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.getByText('p***@mail.example')).toBeVisible();
    expect(await accountOf(newCustomer)).toMatchObject({ email, portrait: shown });
    // Not `check()`: it looks before what is in flight has made way for the change.
    const mail = page.getByRole('switch', { name: 'Offers and events: Mail' });
    await mail.click();
    await expect(mail).toBeChecked();
    await page.reload();
    await expect(mail).toBeChecked();
  });
});
