import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openState } from './open-state.ts';
import { states } from './states.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What once ran out of its card, or was broken in the middle. */
const wanted: readonly [route: string, name: string, lang: 'zh' | 'en', what: (main: Locator) => Locator][] = [
  ['orders', 'the bin', 'en', (main) => main.getByRole('article').getByRole('button')],
  ['security', 'a newcomer', 'zh', (main) => main.getByRole('heading', { name: /^1\d\d\*{4}\d{4}$/ })],
  ['wallet', 'days the wrong way round', 'en', (main) => main.getByLabel(/^(From|Until)$/)],
  ['profile', 'picture, name, mailbox, notices', 'zh', (main) => main.getByRole('textbox')],
];

/** Beyond the page, in more than one line, or with more inside than there is room for. */
const cut = (all: Locator) =>
  all.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { left, right, height } = element.getBoundingClientRect();
        const lines = height / Number.parseFloat(getComputedStyle(element).lineHeight);
        const isBroken = element.matches('h2') && lines > 1.5;
        return left < 0 || right > innerWidth || isBroken || element.scrollWidth > element.clientWidth + 1;
      }).length,
  );

/** Numbers of orders that stand on more than one line; runs in the page. */
const brokenNumbers = (elements: Element[]) =>
  elements.flatMap((element) => {
    const text = [...element.childNodes].find(({ textContent }) => /\d{19}/.test(textContent ?? ''));
    const [number = ''] = /\d{19}/.exec(text?.textContent ?? '') ?? [];
    if (!text) return [element.outerHTML];
    const range = document.createRange();
    const start = (text.textContent ?? '').indexOf(number);
    range.setStart(text, start);
    range.setEnd(text, start + number.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [number] : [];
  });

for (const [route, name, lang, what] of wanted) {
  test(`${route}, ${name}: text twice as large cuts nothing`, async ({ page, baseURL }) => {
    const state = states.find((one) => one.route === `mf_user_centre/${route}` && one.name === name);
    if (!state) throw new Error(`no state ${route}, ${name}`);
    await openState(state, { page, lang, origin: baseURL! });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const all = what(page.getByRole('main'));
    await expect(all.first()).toBeVisible();
    await expect.poll(() => cut(all)).toBe(0);
  });
}

for (const name of ['some unread', 'about a payment']) {
  test(`${name}: the number of an order is on one line with text twice as large`, async ({ page, baseURL }) => {
    const state = states.find((one) => one.route.startsWith('mf_user_centre/notice') && one.name === name);
    if (!state) throw new Error(`no state ${name}`);
    await openState(state, { page, lang: 'zh', origin: baseURL! });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const numbers = page.getByRole('main').getByText(/\d{19}/);
    await expect(numbers.first()).toBeVisible();
    await expect.poll(() => numbers.evaluateAll(brokenNumbers)).toEqual([]);
  });
}
