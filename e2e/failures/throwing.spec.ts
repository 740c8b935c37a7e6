import { whenMeasured } from '../support/measured.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { expect } from '../support/test.ts';
import type { Break } from './cells.ts';
import { cellsOf, walk } from './matrix.ts';
import { type PlaceInShop, remotes } from './places.ts';

const VERSION = '9.0.0';

/** What the stand-ins in `parts/` can do, and how they are told. */
const faults = ['load', 'mount'] as const;
const FAULT_KEY = 'stand-in-fault';

const breakStandIn =
  (fault: string): Break =>
  async (page) => {
    const put = ([key, value]: readonly [string, string]) => sessionStorage.setItem(key, value);
    await page.addInitScript(put, [FAULT_KEY, fault] as const);
    return () => page.evaluate((key) => sessionStorage.removeItem(key), FAULT_KEY);
  };

/** The same place, drawn by the stand-in. */
const asStandIn = <P extends PlaceInShop>(place: P): P => ({
  ...place,
  content: (page) => page.getByRole('heading', { name: `stand-in of ${place.id}` }),
});

/** What `pnpm release at` says, as far as it is looked at. */
type Found = {
  release: { parts: Record<string, { version: string }> };
  faults: { message: string }[] | null;
};

const cells = cellsOf(faults);

for (const remote of remotes) {
  test.describe(`${remote.name} throws`, () => {
    test.beforeAll(async ({ releaseShop }) => {
      await releaseShop.publish(`e2e/failures/parts/${remote.name}`, VERSION);
      await releaseShop.rollback(1);
      // The stand-in lacks pages and fragments of the real part: the check says so.
      await releaseShop.pin(`${remote.name}@${VERSION}`, '--force', '--reason', 'a stand-in');
    });
    test.afterAll(({ releaseShop }) => releaseShop.rollback(1));
    test.beforeEach(({ faults }) => faults.allow(/stand-in \S+ throws on|#422/));

    if (remote.name === 'mf-promotions') {
      test('the number its place shows leads to the release, and to what was wrong', async ({ page, releaseShop }) => {
        const { placed } = remote;
        await breakStandIn('mount')(page);
        const measured = whenMeasured(page);
        await page.goto(placed.path);
        const place = page.locator(`[data-place="${placed.id}"]`).first();
        await place.scrollIntoViewIfNeeded();
        await expect(place.getByRole('status')).toContainText('请求编号', { timeout: 15_000 });
        const [number = ''] = /[\w.]+-[\w.]+-\w+$/.exec((await place.getByRole('status').textContent()) ?? '') ?? [];
        await measured;
        await page.goto('/pass/login'); // the tab tells at the end of a view
        const known = async () => {
          const { release, faults } = (await releaseShop.release('at', number)) as Found;
          return [
            release.parts[remote.name]?.version,
            (faults ?? []).some(({ message }) => /throws on mount/.test(message)),
          ];
        };
        await expect.poll(known, { timeout: 30_000 }).toEqual([VERSION, true]);
      });
    }

    for (const cell of cells.filter(({ remote: its }) => its === remote)) {
      test(`on ${cell.fault}: ${cell.visit}`, ({ page, baseURL }) =>
        walk(cell, { breakIt: () => breakStandIn(cell.fault), adapt: asStandIn })(page, baseURL!));
    }
  });
}
