import type { Page } from '@playwright/test';
import { redirectPages } from '../support/redirect-pages.ts';
import { releaseOf } from '../support/release-of.ts';
import { expect, test } from '../support/test.ts';
import { cellsOf, walk } from './matrix.ts';
import { breakFiles, type NetworkFault, networkFaults, networkNoise } from './network-faults.ts';
import { type PlaceInShop, remotes } from './places.ts';

// Each cell stands for itself: all workers share them.
test.describe.configure({ mode: 'parallel' });

const faultNames = Object.keys(networkFaults) as NetworkFault[];

test('the matrix has every remote of the release, with a page and a placed fragment', async ({ page }) => {
  const release = await releaseOf(page);
  expect(remotes.map(({ name }) => name).sort()).toEqual(release.remotes);
  for (const { name, mfName, ownPage, placed } of remotes) {
    expect(release.fragments, name).toContain(placed.id);
    const ownPages = release.pages.filter((id) => id.startsWith(`${mfName}/`) && !redirectPages.includes(id));
    if (ownPage) expect(ownPages, name).toContain(ownPage.id);
    else expect(ownPages, `${name} has pages now: put one into the table`).toEqual([]);
  }
});

for (const cell of cellsOf(faultNames)) {
  const { remote, fault, visit } = cell;
  test(`${remote.name}, ${fault}: ${visit}`, async ({ page, baseURL, faults }) => {
    faults.allow(networkNoise);
    // Hanging files are given up early only where no other part has to become alive.
    const breakIt = (place: PlaceInShop) => (broken: Page) =>
      breakFiles(broken, remote.name, fault, { isShort: place === remote.ownPage });
    await walk(cell, { breakIt })(page, baseURL!);
  });
}
