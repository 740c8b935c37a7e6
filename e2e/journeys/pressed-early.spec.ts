import type { Page } from '@playwright/test';
import { ownProduct } from '../support/operator.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

type Doing = 'press' | 'press next' | 'type and press';

/** Does something in the very moment the frame is alive, or in the next, before React has taken over what stands inside. */
const actWhenAlive = (page: Page, doing: Doing) =>
  page.addInitScript((what) => {
    let isAlive = false;
    Object.defineProperty(globalThis, '__alive', {
      get: () => isAlive,
      set(value: boolean) {
        isAlive = value;
        const field = document.querySelector<HTMLInputElement>('input[role="spinbutton"], input[inputmode="numeric"]');
        if (what === 'type and press' && field) {
          field.focus();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '2');
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.blur();
        }
        const add = [...document.querySelectorAll('button')].find((button) => button.textContent === '加入购物车');
        if (what === 'press next') setTimeout(() => add?.click());
        else add?.click();
      },
    });
  }, doing);

for (const [doing, pieces] of [
  ['press', 1],
  ['press next', 1],
  ['type and press', 2],
] as const) {
  test(`to ${doing} as soon as the frame is alive is not lost`, async ({ page }) => {
    const product = await ownProduct(`赶早 ${doing}`, { price: '20', stock: 5 });
    await actWhenAlive(page, doing);
    await page.goto(`/product/detail/${product.id}`);
    await expect(page.getByText('已加入购物车')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue(String(pieces));
  });
}

for (const [whose, scripts] of [
  ['the page', /\.js$/],
  ['its part', /\/mf-catalog\/.*\.js$/],
] as const) {
  test(`what is typed and pressed while the scripts of ${whose} are on their way is done`, async ({ page }) => {
    const product = await ownProduct(`赶早 ${whose}`, { price: '20', stock: 5 });
    const arrival = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(`/product/detail/${product.id}`, { waitUntil: 'commit' });
    if (whose === 'its part') await page.waitForFunction(() => '__alive' in globalThis);
    const quantity = page.getByRole('spinbutton').first();
    await quantity.fill('4');
    await quantity.press('Tab');
    const add = page.getByRole('button', { name: '加入购物车' });
    await expect(add).toHaveCSS('opacity', '1');
    await add.click();
    await expect(add).toHaveCSS('opacity', '0.5');
    arrival.resolve();
    await expect(page.getByText('已加入购物车')).toBeVisible();
    await expect(add).toHaveCSS('opacity', '1');
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('4');
  });
}

test('a search box somebody went into before it was alive opens what it offers', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: '搜索商品' }).filter({ visible: true });
  await box.click();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  arrival.resolve();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
});

for (const [whose, scripts] of [
  ['the page', /\.js$/],
  ['its part', /\/mf-user-centre\/.*\.js$/],
] as const) {
  test(`a form that is sent while the scripts of ${whose} are on their way keeps what stands in it to itself`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    const arrival = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/pass/findPassword', { waitUntil: 'commit' });
    if (whose === 'its part') await page.waitForFunction(() => '__alive' in globalThis);
    const password = page.getByLabel('新密码', { exact: true });
    await password.fill('Market2026!');
    await page.getByRole('button', { name: '设为新密码' }).click();
    arrival.resolve();
    await expect(page.getByRole('main')).toContainText('请填写手机号');
    await expect(password).toHaveValue('Market2026!');
    await expect(page).toHaveURL(/\/pass\/findPassword$/);
    expect(asked.filter((one) => one.includes('Market2026'))).toEqual([]);
  });
}

/**
 * Follows a link so many milliseconds after the frame is alive, while React takes over one boundary after the other. On the page
 * that is opened alone: where it leads there is the same link, and a browser that loads it anew would follow it for ever.
 */
const followWhenAlive = (page: Page, href: string, after: number) =>
  page.addInitScript(
    ([to, wait]) => {
      if (location.pathname === to) return;
      let isAlive = false;
      Object.defineProperty(globalThis, '__alive', {
        get: () => isAlive,
        set(value: boolean) {
          isAlive = value;
          setTimeout(() => document.querySelector<HTMLElement>(`main a[href="${to}"]`)?.click(), wait as number);
        },
      });
    },
    [href, after] as const,
  );

for (const after of [0, 20, 80]) {
  test(`a link that is followed ${after} ms after the frame is alive leads there`, async ({
    page,
    context,
    baseURL,
  }) => {
    await enterSignedIn(context, baseURL ?? '');
    await followWhenAlive(page, '/user/finance/list', after);
    await page.goto('/user/portal');
    await expect(page).toHaveURL(/\/user\/finance\/list/);
    await expect(page.getByRole('heading', { level: 1, name: '我的钱包' })).toBeAttached();
  });
}

test('a link that is followed early shows that it was heard', async ({ page }) => {
  const seen = Promise.withResolvers<string>();
  await page.exposeFunction('__seen', seen.resolve);
  await page.route(/\.js$/, () => undefined); // scripts that never come
  await page.goto('/product/list', { waitUntil: 'commit' });
  const link = page.locator('main a[href^="/product/detail/"]').first();
  await link.evaluate((pressed) => {
    const tell = () => Reflect.get(globalThis, '__seen')(getComputedStyle(pressed).opacity);
    pressed.addEventListener('click', () => requestAnimationFrame(tell));
  });
  await page.route('**/product/detail/*', async (route) => {
    await seen.promise; // an answer that takes longer than a frame
    await route.continue();
  });
  await link.click();
  await expect(page).toHaveURL(/\/product\/detail\//);
  expect(await seen.promise).toBe('0.5');
});
