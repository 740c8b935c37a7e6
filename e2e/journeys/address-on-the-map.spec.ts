import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { simpleProduct } from '../support/product-page.ts';
import { expect } from '../support/test.ts';

/** One grey pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type StoredAddress = { address: string; latitude: string; longitude: string };

const storedAddress = async (token: string): Promise<StoredAddress | undefined> =>
  (await callApi<{ data: StoredAddress[] }>('shipping', { token })).data[0];

/** Paths of pictures the page asks for. */
function askedPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  return asked;
}

async function fill(page: Page): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('收货人').fill('外婆');
  await form.getByLabel('手机号').fill('19900000003');
  await form.getByLabel('地点').fill('平江路');
  await form.getByLabel('门牌号').fill('28 号');
}

test('a customer adds an address while ordering and chooses its point by keyboard', async ({ page, newCustomer }) => {
  await page.goto(`/product/detail/${simpleProduct.id}`);
  const buy = page.getByRole('button', { name: '立即购买' });
  await expectHydrated(buy);
  await buy.click();
  await expect(page).toHaveURL(/\/indent\/create/);
  await page.getByRole('button', { name: '新增收货地址' }).click();
  await fill(page);
  const form = page.getByRole('dialog');
  await form.getByLabel('省份').selectOption({ label: '江苏省' });
  await form.getByLabel('城市').selectOption({ label: '苏州市' });
  await form.getByLabel('区县').selectOption({ label: '姑苏区' });

  const pictures = askedPictures(page);
  await form.getByRole('button', { name: '在地图上选择' }).press('Enter');
  const map = form.getByRole('application', { name: '选择位置的地图' });
  await expect(map).toBeFocused();
  await expect(form.getByText(/^图钉在：江苏省苏州市/)).toContainText('北纬 31.3000°，东经 120.6000°');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByText(/^图钉在：/)).toContainText('以东约');
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status').first()).toContainText('江苏省苏州市以东约');
  expect(pictures).toEqual([]);

  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('radio', { name: /外婆/ })).toBeChecked();
  const stored = await storedAddress(newCustomer.tokens.access_token);
  expect(stored?.address).toBe('江苏省苏州市姑苏区平江路');
  expect(Number(stored?.latitude)).toBeCloseTo(31.3, 2);
  expect(Number(stored?.longitude)).toBeGreaterThan(120.6);

  await page.getByRole('button', { name: '编辑 外婆 的地址' }).click();
  await page.getByRole('button', { name: '在地图上修改' }).click();
  const east = Number(stored?.longitude).toFixed(4);
  await expect(page.getByText(/^图钉在：/)).toContainText(`东经 ${east}°`);
  await page.getByRole('button', { name: '不用这个位置' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(Number((await storedAddress(newCustomer.tokens.access_token))?.longitude)).toBe(120.6);
});

test('a customer points at the place, and the regions follow', async ({ page, newCustomer }) => {
  await page.goto('/user/address');
  await page.getByRole('button', { name: '新增收货地址' }).click();
  await fill(page);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: '在地图上选择' }).click();
  const map = form.getByRole('application');
  await expect(form.getByText(/^图钉在：/)).toBeVisible();
  // The whole country is seen: a drag brings the east to the pin, a click chooses.
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await form.getByText(/^图钉在：/).textContent();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 8 });
  await page.mouse.up();
  await expect(form.getByText(/^图钉在：/)).not.toHaveText(before ?? '');
  await expect(form.getByText('不选也能保存，会用所选城市的中心。')).toBeVisible();
  await map.click({ position: { x: box.width / 2 + 20, y: box.height / 2 } });
  await expect(form.getByRole('button', { name: '已选这里' })).toBeVisible();
  await expect(form.getByLabel('省份')).not.toHaveValue('');
  await expect(form.getByLabel('城市')).not.toHaveValue('');

  await form.getByLabel('区县').selectOption({ index: 1 });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  expect(Number((await storedAddress(newCustomer.tokens.access_token))?.longitude)).toBeGreaterThan(104);

  await page.getByRole('button', { name: '编辑 外婆 的地址' }).click();
  await form.getByLabel('省份').selectOption({ label: '新疆维吾尔自治区' });
  await form.getByRole('button', { name: '在地图上选择' }).click();
  await map.click({ position: { x: 20, y: 20 } });
  await form.getByLabel('省份').selectOption({ label: '广东省' });
  await expect(form.getByText(/和所选地区不在一起/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });

  /** The shop with tiles, which answer with a picture or not at all. */
  async function withTiles(page: Page, picture: Buffer | null): Promise<void> {
    await page.route('**/api/v1/app/siteConfig', async (route) => {
      const answer = await route.fetch();
      const { message, ...rest } = (await answer.json()) as { message: object };
      const map = { tiles: '/tiles/{z}/{x}/{y}.png', attribution: 'Example tiles', max_zoom: 16 };
      await route.fulfill({ response: answer, json: { ...rest, message: { ...message, map } } });
    });
    await page.route('**/tiles/**', (route) =>
      picture ? route.fulfill({ contentType: 'image/png', body: picture }) : route.fulfill({ status: 404 }),
    );
  }

  async function openMap(page: Page) {
    await page.goto('/en/user/address');
    await page.getByRole('button', { name: 'Add an address' }).tap();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Choose on the map' }).tap();
    return form;
  }

  test('a tap chooses, on the pictures of a shop that has some', async ({ page, newCustomer: _ }) => {
    await withTiles(page, Buffer.from(PIXEL, 'base64'));
    const form = await openMap(page);
    await expect(form.getByText('Example tiles')).toBeVisible();
    const map = form.getByRole('application');
    await expect(map.locator('img').first()).toBeVisible();
    await map.tap({ position: { x: 240, y: 120 } });
    await expect(form.getByRole('button', { name: 'This point is used' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('a tap chooses where the pictures do not come', async ({ page, newCustomer: _ }) => {
    await withTiles(page, null);
    const form = await openMap(page);
    await expect(form.getByText(/pictures of the map did not load/)).toBeVisible();
    await form.getByRole('application').tap({ position: { x: 240, y: 120 } });
    await expect(form.getByRole('button', { name: 'This point is used' })).toBeInViewport();
  });
});

test('the map can be fetched again after a failure, and is not needed meanwhile', async ({
  page,
  newCustomer: _,
  faults,
}) => {
  faults.allow(/ChunkLoadError/);
  await page.goto('/user/address');
  await page.getByRole('button', { name: '新增收货地址' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('地点')).toBeVisible();
  // What is tried again, such as a badge that comes late, has an address of its own: `l6.js?r=1`.
  const scripts = /\/remotes\/mf-user-centre\/.*\.js/;
  await page.route(scripts, (route) => route.abort());
  await form.getByRole('button', { name: '在地图上选择' }).click();
  await expect(form.getByText('没加载出来')).toBeVisible();
  await expect(form.getByRole('button', { name: '保存' })).toBeEnabled();

  await page.unroute(scripts);
  await form.getByRole('button', { name: '重试' }).click();
  await expect(form.getByRole('application', { name: '选择位置的地图' })).toBeVisible();
});
