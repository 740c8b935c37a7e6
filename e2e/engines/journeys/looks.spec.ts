import { simpleProduct } from '../../support/product-page.ts';
import { role } from '../tab/target.ts';
import { expect, test } from '../test.ts';

const pages = ['/', '/category/list', '/product/list', `/product/detail/${simpleProduct.id}`, '/cart', '/pass/login'];

/** How far the page can be moved sideways, and what stands out. */
const beyond = `const width = document.documentElement.clientWidth;
const by = document.documentElement.scrollWidth - width;
const out = by > 0 ? [...document.body.querySelectorAll('*')].filter((node) => node.getBoundingClientRect().right > width + 1) : [];
return { by, out: out.slice(0, 3).map((node) => node.outerHTML.slice(0, 120)) };`;

for (const isDark of [false, true]) {
  test.describe(isDark ? 'dark' : 'light', () => {
    test.use({ isDark });

    test('pages have their colours and stay inside of the window', async ({ tab, at }) => {
      for (const path of pages) {
        await tab.open(at(path));
        await tab.sees(role('main'));
        expect(await tab.run(beyond), path).toEqual({ by: 0, out: [] });
        const isDrawnDark = await tab.run(
          'return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).every((part) => part < 80)',
        );
        expect(isDrawnDark, path).toBe(isDark);
      }
    });
  });
}
