import type { Page } from '@playwright/test';
import { openSettled } from '../support/open-settled.ts';
import { test as base, expect } from '../support/test.ts';
import { textFaults } from './text-faults.ts';

/** The reader's own setting, as in the preferences of a browser: twice the usual size. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
    },
    { scope: 'worker' },
  ],
});

/** WCAG 1.4.12: what a reader may set beside the size. */
const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

async function setSpacing(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
}

const frame = (page: Page) => ({
  header: page.getByRole('banner'),
  bar: page.getByRole('navigation', { name: /底部导航|Main places/ }),
  footer: page.getByRole('contentinfo'),
});

/** Of the texts in a place, in px. */
const smallestOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))));

const widths = [1440, 1024, 390] as const;
/** Each width in one of the languages; with `TEST_FULL` in both. */
const wanted = {
  '': process.env['TEST_FULL'] ? widths : [1024],
  '/en': process.env['TEST_FULL'] ? widths : [1440, 390],
};

for (const [prefix, own] of Object.entries(wanted)) {
  for (const width of own) {
    test.describe(`${prefix || 'zh'}, ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('the frame is whole and grows with the text', async ({ page }) => {
        for (const path of ['/', '/product/list/1', '/product/detail/1029', '/cart']) {
          await openSettled(page, prefix + path);
          for (const [name, place] of Object.entries(frame(page))) {
            if (await place.isVisible()) expect.soft(await textFaults(place), `${name} of ${path}`).toEqual([]);
          }
          expect(await smallestOf(page, 'header :is(a, input):visible'), path).toBeGreaterThanOrEqual(20);
        }
      });

      test('goods keep name, price and button in their card and on the stage', async ({ page }) => {
        await openSettled(page, `${prefix}/`);
        expect(await textFaults(page.getByRole('main').locator('section').first())).toEqual([]);
        await openSettled(page, `${prefix}/product/list/1`);
        const faults = await textFaults(page.getByRole('main'));
        expect(faults.filter((fault) => !fault.includes('breaks'))).toEqual([]);
      });

      test('nothing is lost when lines, words and letters stand further apart', async ({ page }) => {
        await openSettled(page, `${prefix}/`);
        await setSpacing(page);
        expect(await textFaults(page.getByRole('banner'))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    });
  }
}
