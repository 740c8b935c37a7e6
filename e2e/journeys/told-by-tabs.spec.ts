import type { Beacon } from '@jishi/rum/beacon';
import type { Page } from '@playwright/test';
import { whenMeasured } from '../support/measured.ts';
import { expect, test } from '../support/test.ts';

/** The time a control has to answer, and a moment. */
const ANSWER_MS = 1_100;

const PRODUCT = '/product/detail/1029';

/** Opens a page and waits until its view is measured. */
async function open(page: Page, path: string): Promise<void> {
  const measured = whenMeasured(page);
  await page.goto(path);
  await measured;
}

/** The tab is hidden, as if somebody looked at another one: what it tells then. */
async function hide(page: Page): Promise<Beacon> {
  const [request] = await Promise.all([
    page.waitForRequest('**/-/rum'),
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
  ]);
  expect((await request.response())?.status()).toBe(204);
  return JSON.parse(request.postData() ?? 'null') as Beacon;
}

/** Presses a control, and gives it the time it has to answer. */
async function pressAndWait(page: Page, control: string): Promise<void> {
  await page.locator(control).click();
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ANSWER_MS);
}

test('a view is told once it is over, with what went wrong in it', async ({ page, faults }) => {
  faults.allow(/Refused to execute script/);
  await open(page, `${PRODUCT}?from=somebody`);
  await page.evaluate(() => {
    const missing = Object.assign(document.createElement('script'), { src: '/remotes/mf-catalog/nowhere/none.js?v=1' });
    document.head.append(missing);
    return new Promise((resolve) => missing.addEventListener('error', resolve));
  });
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { textContent: 'nothing', id: 'nothing' });
    document.querySelector('main [data-place]')?.prepend(button);
  });
  await pressAndWait(page, '#nothing'); // the first press may wake the place
  await pressAndWait(page, '#nothing');

  const beacon = await hide(page);
  expect(beacon).toMatchObject({ path: PRODUCT, device: 'desktop' });
  expect(beacon.token).toMatch(/^\d+~n~/);
  const { lcp = 0, ttfb = 0, alive = 0, cls = 0 } = beacon.vitals;
  expect([ttfb > 0, lcp >= ttfb, alive > ttfb, cls < 0.1]).toEqual([true, true, true, true]);
  expect(beacon.faults).toEqual([
    { kind: 'load', path: PRODUCT, message: '/remotes/mf-catalog/nowhere/none.js', frames: [] },
  ]);
  expect(beacon.presses).toContainEqual({ kind: 'dead', path: PRODUCT, place: expect.stringMatching(/^mf_\w+\//) });
  expect(JSON.stringify(beacon)).not.toContain('somebody');
});

test('controls of the shop answer, and code that throws later is told by itself', async ({ page, faults }) => {
  faults.allow(/broken on purpose/);
  await open(page, PRODUCT);
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await pressAndWait(page, 'header a[href="/cart"]');
  await page.waitForURL('**/cart');
  const first = await hide(page);
  expect([first.presses, first.faults]).toEqual([[], []]);

  await page.evaluate(() => {
    const frame = `${location.origin}/remotes/mf-cart-checkout/1x2y/cart.js:1:234`;
    const error = new Error('broken on purpose');
    error.stack = `Error: broken on purpose\n    at f (${frame})`;
    setTimeout(() => {
      throw error;
    });
  });
  const second = await hide(page);
  expect(second).toMatchObject({
    path: PRODUCT,
    vitals: {},
    faults: [{ kind: 'error', path: '/cart', frames: ['/remotes/mf-cart-checkout/1x2y/cart.js:1:234'] }],
  });
});

test('source maps are there for nobody', async ({ page, request }) => {
  await page.goto('/');
  const [version] = await page.evaluate(() => (globalThis as never as { __shop: Shop }).__shop.parts['mf-catalog']);
  for (const file of ['maps.json.br', 'expose-home.js.map', 'maps/expose-home.js.map', '%2e%2e/maps.json.br']) {
    const answer = await request.get(`/remotes/mf-catalog/${version}/${file}`);
    expect([file, answer.status()]).toEqual([file, 404]);
  }
});

type Shop = { parts: Record<'mf-catalog', [version: string, files: string]> };
