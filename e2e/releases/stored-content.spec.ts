import { type ReleaseShop, releaseTest as test } from '../support/release-shop.ts';
import { expect } from '../support/test.ts';

type Report = { fits: boolean; findings: { rule: string; part: string; blocks: boolean; what: string }[] };

/** What `pnpm release check` says, whatever it ends with. */
const check = (shop: ReleaseShop, ...args: string[]): Promise<Report> =>
  shop
    .release('check', ...args)
    .catch(({ stdout }: { stdout: string }) => JSON.parse(stdout) as unknown) as Promise<Report>;

const ofContent = ({ findings }: Report) => findings.filter(({ rule }) => rule === 'content-links');

test('a banner of the shop speaks against taking its page away, and is not shown once that is gone', async ({
  releaseShop,
  page,
}) => {
  test.setTimeout(120_000);
  const { origin } = releaseShop;
  expect(ofContent(await check(releaseShop, '--origin', origin))).toEqual([]);
  expect(ofContent(await check(releaseShop))).toMatchObject([{ blocks: false }]);
  const without = await check(releaseShop, '--remove', 'mf-promotions', '--origin', origin);
  expect(ofContent(without)).toMatchObject([
    {
      part: 'mf-promotions',
      blocks: true,
      what: 'banner "A round every two hours" (5) on home leads to /seckill/list, which no part of this release serves',
    },
  ]);

  await page.goto('/en/');
  const slides = page.getByRole('button', { name: /^Slide \d: / });
  await expect(slides).toHaveCount(5);
  await releaseShop.pin('--remove', 'mf-promotions', '--force', '--reason', 'without sales');
  for (const [path, dots] of [
    ['/en/', slides],
    ['/', page.getByRole('button', { name: /^第 \d 张：/ })],
  ] as const) {
    await page.goto(path);
    await expect(dots).toHaveCount(4);
    await expect(page.locator('a[href*="/seckill/"]')).toHaveCount(0);
  }
  await releaseShop.rollback();
});
