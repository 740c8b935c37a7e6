import type { CDPSession, Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Keeps answers back until they are let go. Not by a route of the page: with one, a browser uses nothing of its cache. */
async function holdBack(page: Page, urlPattern: string): Promise<() => Promise<unknown>> {
  const client: CDPSession = await page.context().newCDPSession(page);
  const held: string[] = [];
  client.on('Fetch.requestPaused', ({ requestId }) => held.push(requestId));
  await client.send('Fetch.enable', { patterns: [{ urlPattern }] });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await client.send('Fetch.disable'); // what waits goes on
  };
}

/** Where the heading stands, and which large pictures are seen that have something to show, from above to below. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const placed = (element: Element) => element.getBoundingClientRect();
    const large = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((one) => placed(one).width > 300);
    return {
      heading: placed(document.querySelector('main h1')!).top,
      picture: large.map((one) => placed(one).top)[0],
      shows: large.filter((one) => one.complete && one.naturalWidth > 0).map((one) => one.currentSrc.split('/').at(-1)),
    };
  });

for (const [lang, path, share] of [
  ['zh', '/product/list', '分享'],
  ['en', '/en/product/list', 'Share'],
] as const) {
  test(`from a card to its page picture and heading stay, and the card’s picture until the large one has come, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(path);
    const card = page.getByRole('main').locator('a[href*="/product/detail/"]:not([aria-hidden])').first();
    await expectHydrated(card);
    const id = (await card.getAttribute('href'))?.split('/').at(-1) ?? '';
    await expect
      .poll(() =>
        page
          .locator(`main a[href$="/${id}"] img`)
          .first()
          .evaluate((one: HTMLImageElement) => one.complete),
      )
      .toBe(true);
    const letProductGo = await holdBack(page, `*/api/v1/app/good/${id}*`);
    const letPictureGo = await holdBack(page, `*/media/goods/${id}.webp`);

    await card.click();
    await expect(page.locator('[aria-busy="true"] h1')).toBeVisible();
    await expect.poll(async () => (await seen(page)).shows).toEqual([expect.stringMatching(`^${id}_`)]);
    const preview = await seen(page);

    await letProductGo();
    await expect(page.getByRole('button', { name: share })).toBeVisible();
    expect(await seen(page)).toEqual(preview);

    await letPictureGo();
    await expect.poll(async () => (await seen(page)).shows).toEqual([`${id}.webp`]);
    expect(await seen(page)).toMatchObject({ heading: preview.heading, picture: preview.picture });
  });
}
