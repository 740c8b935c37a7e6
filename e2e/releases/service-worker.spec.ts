import type { Page } from '@playwright/test';
import { long } from '../support/long.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { expect } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Pages the worker keeps, with the release they are of. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('jishi-pages');
    const keys = await cache.keys();
    const pages = await Promise.all(keys.map(async ({ url }) => [url, await cache.match(url)] as const));
    return pages.map(([url, of]) => `${new URL(url).pathname} ${of?.headers.get('x-release')}`).sort();
  });

const release = (page: Page): Promise<string> =>
  page.request.get('/release').then((answer) => answer.headers()['x-release'] ?? '');

/** The script of the worker a browser runs. */
const worker = (page: Page): Promise<string> => page.request.get('/sw.js').then((answer) => answer.text());

async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(20, 20);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('pages of a banned version are forgotten as soon as the shop is asked, others stay', async ({
  releaseShop,
  page,
}) => {
  test.setTimeout(180_000);
  await openWithWorker(page, '/category/list');
  const good = await release(page);
  await expect.poll(() => kept(page), { timeout: 30_000 }).toEqual([`/category/list ${good}`]);
  await releaseShop.rebuildAsVersion('mf-catalog', '9.7.1');
  await releaseShop.pin('mf-catalog@9.7.1');
  const bad = await release(page);
  await page.goto('/product/list');
  await expect.poll(() => kept(page), { timeout: 30_000 }).toEqual([`/category/list ${good}`, `/product/list ${bad}`]);
  await releaseShop.ban('mf-catalog', '9.7.1');
  const next = await release(page);
  await page.goto('/seckill/list');
  await expect.poll(() => kept(page), { timeout: 30_000 }).toEqual([`/category/list ${good}`, `/seckill/list ${next}`]);
});

test('a pin of the shell changes the worker, a rollback changes it back', async ({ releaseShop, page }) => {
  test.setTimeout(180_000);
  await openWithWorker(page, '/category/list');
  const before = await worker(page);
  await releaseShop.rebuildAsVersion('shell', '9.7.2', (script) => script === 'service-worker.js' && 'self.__v = 2;');
  await releaseShop.pin('shell@9.7.2');
  expect(await worker(page)).toBe(`${before}\nself.__v = 2;\n`);
  const versionOfWorker = async () => {
    await page.goto('/category/list');
    const [running] = page.context().serviceWorkers().slice(-1);
    return running?.evaluate(() => (self as { __v?: number }).__v ?? 1);
  };
  await expect.poll(versionOfWorker, { timeout: 60_000 }).toBe(2);
  await releaseShop.rollback();
  expect(await worker(page)).toBe(before);
  await expect.poll(versionOfWorker, { timeout: 60_000 }).toBe(1);
});

test(
  'where the shell has no worker any more, what the one before has kept goes, and nothing is kept',
  long,
  async ({ releaseShop, page }) => {
    test.setTimeout(180_000);
    await releaseShop.rebuildAsVersion('shell', '9.7.3', (script) => script === 'service-worker.js' && null);
    await openWithWorker(page, '/category/list');
    await expect.poll(() => kept(page), { timeout: 30_000 }).toHaveLength(1);
    await releaseShop.pin('shell@9.7.3');
    const left = async () => {
      await page.goto('/category/list');
      return page.evaluate(() => caches.keys());
    };
    await expect.poll(left, { timeout: 60_000 }).toEqual([]);
    // The shell of this test registers one all the same: it is the one that does nothing.
    await page.goto('/product/list');
    await page.mouse.move(40, 40);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/seckill/list');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await releaseShop.rollback();
  },
);
