import { join } from 'node:path';
import { freePorts, programs, startServer, waitUntilReady } from '@jishi/scripts/processes';
import type { Page } from '@playwright/test';
import { startOf } from '../support/client-navigation.ts';
import { expectAlive, expectHydrated } from '../support/hydrated.ts';
import { simpleProduct } from '../support/product-page.ts';
import { expect, test } from '../support/test.ts';

const owners: Record<string, string> = {
  'mf-catalog': 'Catalogue',
  'mf-cart-checkout': 'Cart and checkout',
  'mf-user-centre': 'User centre',
  'mf-promotions': 'Promotions',
};

/** Every place of a remote with what stands over it; the frame says once for all of its pieces whose they are. */
const labels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-place]:not([data-place^="shell/"])')].map((place) => ({
      id: place.dataset['place'] ?? '',
      label: getComputedStyle(place, '::before').content,
      outline: getComputedStyle(place).outlineStyle,
    })),
  );

async function expectLabels(page: Page, id: string): Promise<void> {
  const { parts } = await startOf(page);
  const found = await labels(page);
  expect(found.map((place) => place.id)).toContain(id);
  for (const place of found) {
    const part = place.id.split('/')[0]!.replaceAll('_', '-');
    expect(place.outline).toBe('dashed');
    for (const text of [place.id, parts[part]?.[0] ?? 'no version', owners[part] ?? 'no owner']) {
      expect(place.label).toContain(text);
    }
  }
}

/** Everything a screen reader could say. */
async function spoken(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.map(({ name }) => String(name?.value ?? '')).join('\n');
}

for (const { lang, product } of [
  { lang: '', product: simpleProduct.zh },
  { lang: '/en', product: simpleProduct.en },
]) {
  test(`every part of home and product says whose it is (${lang || '/zh'})`, async ({ page }) => {
    const response = await page.goto(`${lang}/product/list?title=${encodeURIComponent(product)}&parts=1`);
    expect(await response?.headerValue('cache-control')).toContain('no-store');
    const link = page.getByRole('main').getByRole('link', { name: product }).first();
    await expectHydrated(link);
    await link.click();
    await expect(page.locator('[data-place="mf_catalog/product-detail"] h1')).toHaveText(product);
    await expectLabels(page, 'mf_catalog/product-detail');
    expect(await spoken(page)).not.toContain('Storefront platform');
    expect(await spoken(page)).not.toContain('mf_catalog/');

    await page.goto(`${lang}/?parts=1`);
    await expectAlive(page, 'mf_catalog');
    await expectLabels(page, 'mf_catalog/home');
    expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toContain('shell');
  });
}

test('a live shop shows customers no parts, and keeps the page for others', async ({ page }) => {
  const data = process.env['SHOP_TEST_DATA']!;
  const [port = 0] = await freePorts(1);
  const web = startServer({
    name: 'web without demo',
    script: programs.web,
    env: {
      SHOP_DEMO: '0',
      SHOP_PROJECT_KEY: 'jishi-demo-key',
      SHOP_PUBLIC_ORIGIN: `http://localhost:${port}`,
      SHOP_DATA: data,
      SHOP_RELEASE_KEYS: join(data, 'keys'),
      SHOP_API_ORIGIN: process.env['SHOP_API_ORIGIN']!,
      SHOP_PORT: String(port),
    },
    logFile: join(data, 'logs/web-without-demo.log'),
    onLine: () => undefined,
  });
  try {
    const origin = `http://localhost:${port}`;
    await waitUntilReady(web, `${origin}/readyz`, 30_000);
    for (const from of ['miss', 'hit']) {
      const response = await page.request.get(`${origin}/?parts=1`);
      expect(response.headers()['server-timing']).toContain(from);
      expect(await response.text()).not.toContain('--part-owner');
    }
  } finally {
    await web.stop();
  }
});
