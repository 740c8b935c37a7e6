import { leadingOn } from '../support/leading-on.ts';
import { releaseOf } from '../support/release-of.ts';
import { expect, test } from '../support/test.ts';
import { type Break, firstLoad, navigateToPage, navigateToPlaced } from './cells.ts';
import { breakFiles, type NetworkFault, networkFaults, networkNoise } from './network-faults.ts';
import { remotes } from './places.ts';

// Each cell stands for itself: all workers share them.
test.describe.configure({ mode: 'parallel' });

const faultNames = Object.keys(networkFaults) as NetworkFault[];

test('the matrix has every remote of the release, with a page and a placed fragment', async ({ page }) => {
  const release = await releaseOf(page);
  expect(remotes.map(({ name }) => name).sort()).toEqual(release.remotes);
  for (const { name, mfName, ownPage, placed } of remotes) {
    expect(release.fragments, name).toContain(placed.id);
    const ownPages = release.pages.filter((id) => id.startsWith(`${mfName}/`) && !leadingOn.includes(id));
    if (ownPage) expect(ownPages, name).toContain(ownPage.id);
    else expect(ownPages, `${name} has pages now: put one into the table`).toEqual([]);
  }
});

for (const remote of remotes) {
  const { name, ownPage, placed } = remote;
  for (const fault of faultNames) {
    test.describe(`${name}, ${fault}`, () => {
      const breakIt =
        (isShort: boolean): Break =>
        (page) =>
          breakFiles(page, name, fault, { isShort });

      test.beforeEach(({ faults }) => faults.allow(networkNoise));

      if (ownPage) {
        const cell = { remote, place: ownPage, breakIt: breakIt(true) };
        test('own page, first load', ({ page, baseURL }) => firstLoad({ page, origin: baseURL!, ...cell }));
        test('own page, navigation', ({ page, baseURL }) => navigateToPage({ page, origin: baseURL!, ...cell }));
      }
      const cell = { remote, place: placed, breakIt: breakIt(false) };
      test('placed fragment, first load', ({ page, baseURL }) => firstLoad({ page, origin: baseURL!, ...cell }));
      test('placed fragment, navigation', ({ page, baseURL }) => navigateToPlaced({ page, origin: baseURL!, ...cell }));
    });
  }
}
