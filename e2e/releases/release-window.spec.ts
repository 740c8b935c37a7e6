import { type Browser, expect, type Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { long } from '../support/long.ts';
import { type ReleaseService, serviceTest as test } from '../support/release-service.ts';

const [FIRST, SECOND] = ['9.21.1', '9.21.2'];

type Shown = { kind: string; author: string; serial: number; rollout?: { buckets: number } };

/** Somebody with a token of their own, at the window. */
async function atWindow(
  browser: Browser,
  { origin, token }: ReleaseService,
  {
    name,
    roles = 'releaser',
    width = 1440,
    lang = 'en',
  }: { name: string; roles?: string; width?: number; lang?: string },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: width < 600 });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('close', () => expect(faults).toEqual([]));
  await page.goto(`${origin}/-/releases?lang=${lang}`);
  await page.getByLabel(lang === 'en' ? 'Token' : '令牌').fill(await token(name, roles));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: lang === 'en' ? 'History' : '历史' })).toBeVisible();
  return page;
}

test.describe.configure({ mode: 'serial' });

test('from a phone the person on call ends a rollout with one press that is held', async ({
  releaseShop,
  releaseService,
  browser,
}) => {
  await releaseShop.rebuildAsVersion('mf-promotions', FIRST);
  await releaseShop.release('pin', `mf-promotions@${FIRST}`, '--share', '10', '--no-wait');
  await releaseShop.isLive();
  const { serial: during } = (await releaseShop.release('show')) as Shown;

  const page = await atWindow(browser, releaseService, { name: 'on call', width: 390, lang: 'zh' });
  await expect(page.locator('#now-candidate')).toContainText('10 % 的访客');
  const button = page.getByRole('button', { name: /按住，结束灰度/ });
  await expect(button).toBeInViewport();
  const box = (await button.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);

  // Let go at once: nothing happens.
  await page.mouse.down();
  await page.mouse.up();
  await expect(button).toBeEnabled();
  expect(((await releaseShop.release('show')) as Shown).serial).toBe(during);

  await page.mouse.down();
  await expect(page.getByText(`已生成版本 #${during + 1}`)).toBeVisible({ timeout: 15_000 });
  await page.mouse.up();
  await expect(page.locator('#now-candidate')).toContainText('没有灰度');
  expect(await releaseShop.release('show')).toMatchObject({ kind: 'abort', author: 'on call', serial: during + 1 });
  await releaseShop.isLive();
  await page.context().close();
});

test('what a reader had is found by the id of their request, and by a time', async ({
  releaseShop,
  releaseService,
  browser,
}) => {
  const page = await atWindow(browser, releaseService, { name: 'support', roles: 'viewer' });
  const { headers } = await fetch(`${releaseShop.origin}/cart`);
  const { serial } = (await releaseShop.release('show')) as Shown;
  const find = page.getByRole('region', { name: 'Who had what' });
  for (const { what, release, faults } of [
    { what: headers.get('x-request-id'), release: headers.get('x-release'), faults: 'What the tab told' },
    { what: '0s', release: serial, faults: 'Faults of this release' },
  ]) {
    await find.getByLabel('Order, request or time').fill(what ?? 'none');
    await page.keyboard.press('Enter');
    await expect(find.getByRole('status')).toContainText(faults);
    await expect(find.getByRole('heading', { level: 3 }).first()).toContainText(`#${release} · `);
  }
  expect(await findViolations(page)).toEqual([]);
  await find.getByLabel('Order, request or time').fill('nothing like it');
  await find.getByRole('button', { name: 'Look it up' }).click();
  await expect(find.getByRole('status')).toContainText('"nothing like it" is neither an order number');
  await page.context().close();
});

test('a pin is checked before its button is alive, and others see it without asking', async ({
  releaseShop,
  releaseService,
  browser,
}) => {
  await releaseShop.rebuildAsVersion('mf-promotions', SECOND);
  const before = (await releaseShop.release('show')) as Shown;
  const [page, watcher] = await Promise.all([
    atWindow(browser, releaseService, { name: 'Li Na' }),
    atWindow(browser, releaseService, { name: 'Vi', roles: 'viewer' }),
  ]);
  await expect(watcher.getByRole('button', { name: 'Pin versions' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Pin versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pin versions' });
  const does = dialog.getByRole('button', { name: 'Do it' });
  await dialog.getByLabel('Version of mf-promotions').selectOption(SECOND);
  await dialog.getByLabel('Share of the visitors').fill('half');
  await dialog.getByLabel('Reason').fill('a new wheel');
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(dialog.getByText('Refused')).toBeVisible();
  await expect(does).toBeDisabled();

  await dialog.getByLabel('Share of the visitors').fill('5');
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(dialog.getByText('Nothing speaks against it.')).toBeVisible();
  await expect(
    dialog.getByText(`pnpm release pin mf-promotions@${SECOND} --share 5 --expect ${before.serial}`),
  ).toBeVisible();
  await expect(does).toBeEnabled();
  // What was checked is not what stands there any more.
  await dialog.getByLabel('Reason').fill('a newer wheel');
  await expect(does).toBeDisabled();
  expect(((await releaseShop.release('show')) as Shown).serial).toBe(before.serial);

  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await does.click();
  await expect(page.getByText(`Release ${before.serial + 1} was made.`)).toBeVisible({ timeout: 15_000 });
  expect(await releaseShop.release('show')).toMatchObject({ author: 'Li Na', rollout: { buckets: 500 } });
  await expect(watcher.locator('#now-candidate')).toContainText('5 % of the visitors', { timeout: 15_000 });
  await expect(watcher.locator('#history')).toContainText('a newer wheel');
  await releaseShop.isLive();

  // Somebody else ends it; who still looks at the rollout is told when they press.
  await page.getByRole('button', { name: 'To everybody' }).click();
  await releaseShop.release('abort', '--reason', 'no', '--no-wait');
  const finish = page.getByRole('dialog', { name: 'Change the share' });
  await expect(finish.getByLabel('Share of the visitors')).toHaveValue('100');
  await finish.getByLabel('Reason').fill('good');
  await finish.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(finish.getByText('Refused')).toBeVisible();
  await expect(finish.getByRole('button', { name: 'Do it' })).toBeDisabled();
  await releaseShop.isLive();
  await Promise.all([page.context().close(), watcher.context().close()]);
});

test(
  'with the keyboard alone, and whatever the width, theme and language',
  long,
  async ({ releaseShop, releaseService, browser }) => {
    await releaseShop.release('pin', `mf-promotions@${SECOND}`, '--share', '10', '--no-wait');
    const { serial } = (await releaseShop.release('show')) as Shown;
    for (const lang of ['zh', 'en']) {
      const page = await atWindow(browser, releaseService, { name: `reader ${lang}`, lang });
      for (const [width, theme] of [
        [1440, 'light'],
        [390, 'dark'],
        [320, 'light'],
      ] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize({ width, height: 844 });
        expect(await findViolations(page), `${lang} ${width} ${theme}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${lang} ${width}`).toBe(width);
      }
      await page.locator('[data-opens=do-pin]').press('Enter');
      expect(await findViolations(page), `${lang} dialog`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await page.context().close();
    }

    const page = await atWindow(browser, releaseService, { name: 'by keys' });
    await page.keyboard.down('Shift');
    await page.keyboard.down('B');
    await expect(page.getByText(`Release ${serial + 1} was made.`)).toBeVisible({ timeout: 15_000 });
    await page.keyboard.up('B');
    await page.keyboard.up('Shift');
    expect(await releaseShop.release('show')).toMatchObject({ kind: 'abort', author: 'by keys' });
    await releaseShop.isLive();
    await page.context().close();
  },
);
