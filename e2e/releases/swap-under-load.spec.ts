import { long } from '../support/long.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { expect } from '../support/test.ts';

const remotes = ['mf-catalog', 'mf-cart-checkout', 'mf-user-centre', 'mf-promotions'];
const SWAPS = 30;
const READERS = 4;

/** Versions each remote of a page was compiled as, by the marks in its HTML; pieces of the frame carry that of the shell. */
function versionsIn(html: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, part = '', version = ''] of html.matchAll(/data-part="([^"]+)" data-version="([^"]+)"/g)) {
    if (part !== 'shell') found.set(part, (found.get(part) ?? new Set()).add(version));
  }
  return found;
}

// Fewer, without a browser: `packages/web/src/releases/live-shop.test.ts`.
test(
  `${SWAPS} releases under load: no failed request, no page of two releases`,
  long,
  async ({ releaseShop, request }) => {
    test.setTimeout(300_000);
    // Every remote of a release has the same version here, so a page of two versions is a page of two releases.
    const whole = (version: string) => remotes.map((remote) => `${remote}@${version}`);
    for (const version of ['1.0.1', '1.0.2']) {
      for (const remote of remotes) await releaseShop.rebuildAsVersion(remote, version);
    }
    await releaseShop.pin(...whole('1.0.1'));

    let isSwapping = true;
    const failed: string[] = [];
    // Where every core is busy a page may be asked to come back, as decision 169 has it; it is a part of very few.
    let late = 0;
    const mixed: string[] = [];
    const seen = new Set<string>();
    const read = async (reader: number) => {
      for (let count = 0; isSwapping; count += 1) {
        // Reviews turned to another page each time, so that the cache of visitors' pages answers none.
        const response = await request.get(
          `${count % 2 ? '/en' : ''}/product/detail/1029?page=${1 + reader * 10_000 + count}`,
        );
        const html = await response.text();
        if (response.status() === 503 && response.headers()['retry-after']) late += 1;
        else if (response.status() !== 200 || !html.includes('</html>'))
          failed.push(`${response.status()} ${html.slice(-200)}`);
        const versions = new Set([...versionsIn(html).values()].flatMap((set) => [...set]));
        if (versions.size > 1) mixed.push([...versions].join(' and '));
        for (const version of versions) seen.add(version);
      }
    };
    const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
    try {
      for (let swap = 0; swap < SWAPS; swap += 1) {
        await releaseShop.pin(...whole(swap % 2 ? '1.0.1' : '1.0.2'));
      }
    } finally {
      isSwapping = false;
      await Promise.all(readers);
    }

    expect(failed).toEqual([]);
    expect(late).toBeLessThanOrEqual(READERS);
    expect(mixed).toEqual([]);
    expect([...seen].sort()).toEqual(['1.0.1', '1.0.2']);
  },
);

// With a whole purchase beside it: `new-release.spec.ts`.
test('a tab keeps its release after a swap, a reload takes the new one', long, async ({ releaseShop, page }) => {
  test.setTimeout(240_000);
  for (const version of ['1.1.1', '1.1.2']) await releaseShop.rebuildAsVersion('mf-catalog', version);
  await releaseShop.pin('mf-catalog@1.1.1');
  await page.goto('/?v=2');
  await expect.poll(() => page.evaluate(() => globalThis.__parts?.['__part:mf_catalog'])).toBe('1.1.1');

  await releaseShop.pin('mf-catalog@1.1.2');
  await expect
    .poll(async () => (await page.request.get(`/?v=${Math.random()}`)).text(), { timeout: 60_000 })
    .toContain('data-version="1.1.2"');
  expect(await page.evaluate(() => globalThis.__parts?.['__part:mf_catalog'])).toBe('1.1.1');
  await page.reload();
  await expect.poll(() => page.evaluate(() => globalThis.__parts?.['__part:mf_catalog'])).toBe('1.1.2');

  await releaseShop.rollback();
  await expect
    .poll(async () => (await page.request.get(`/?v=${Math.random()}`)).text(), { timeout: 60_000 })
    .toContain('data-version="1.1.1"');
});
