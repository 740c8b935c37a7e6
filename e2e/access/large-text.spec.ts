import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openState } from './open-state.ts';
import { states } from './states.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Where a purchase is made or looked after, and where money and words of a customer are: a button out of reach would end it. */
const wanted = [
  ['mf_cart_checkout/cart', 'filled'],
  ['mf_cart_checkout/confirm-order', 'one product'],
  ['mf_cart_checkout/pay', 'awaiting payment'],
  ['mf_user_centre/sign-in', 'by code'],
  ['mf_user_centre/sign-in', 'by password'],
  ['mf_user_centre/order-detail', 'awaiting payment'],
  ['mf_user_centre/shared-favourites', 'somebody’s list'],
  ['mf_user_centre/order-print', 'a sheet to print'],
  ['mf_user_centre/wallet', 'every transaction'],
  ['mf_user_centre/write-review', 'nothing written yet'],
] as const;

/** Buttons of forms and tabs that reach beyond the window, and how far the page does. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('main :is(form button, [role="tab"])')];
    const cut = controls.filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 0 && (left < 0 || right > innerWidth);
    });
    return [...cut.map(({ textContent }) => textContent), document.documentElement.scrollWidth - innerWidth];
  });

/** One language and the next in turn; with `TEST_FULL` both. */
const langs = ['zh', 'en'] as const;
const langsOf = (at: number) => (process.env['TEST_FULL'] ? langs : [langs[at % langs.length]!]);

for (const [at, [route, name]] of wanted.entries()) {
  for (const lang of langsOf(at)) {
    test(`${route}, ${name}, ${lang}: text twice as large leaves every button on a phone`, async ({
      page,
      baseURL,
    }) => {
      const state = states.find((one) => one.route === route && one.name === name);
      if (!state) throw new Error(`no state ${route}, ${name}`);
      await openState(state, { page, lang, origin: baseURL! });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect.poll(() => outOfReach(page)).toEqual([0]);
    });
  }
}

/** WCAG 1.4.10: what a window of 1280 by 1024 px shows at 400 %. */
test('the head of a long sheet leaves a low window to its fields', async ({ page, baseURL }) => {
  const state = states.find((one) => one.route === 'mf_user_centre/addresses' && one.name === 'new one');
  if (!state) throw new Error('no form of an address');
  await openState(state, { page, lang: 'en', origin: baseURL! });
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox').last();
  await page.setViewportSize({ width: 320, height: 640 });
  await field.focus();
  await expect(dialog.getByRole('heading').first()).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 256 });
  await field.scrollIntoViewIfNeeded();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading').first()).not.toBeInViewport();
});
