import type { Locator, Page } from '@playwright/test';
import { expectAlive, expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect } from '../support/test.ts';
import type { PlaceInShop, Remote } from './places.ts';

/** Breaks a remote in this page; answers how to repair it without a reload. */
export type Break = (page: Page) => Promise<() => Promise<void>>;

/** One cell of the matrix: a place of a broken remote, visited in a page of its own. */
export type Cell<P extends PlaceInShop = PlaceInShop> = {
  page: Page;
  /** The shop the page is in. */
  origin: string;
  remote: Remote;
  place: P;
  breakIt: Break;
};

/** Two attempts and what a busy machine adds; how long they really take is measured by the bench. */
const told = { timeout: 15_000 };

const retryIn = (around: Locator) => around.getByRole('button', { name: '重试', exact: true });

/** The notice beside the content of a place; notices of fragments inside are not meant. */
const retryOf = (page: Page, place: PlaceInShop) =>
  retryIn(page.locator(`[data-place="${place.id}"] > [role="status"]`).first());

async function prepare({ page, origin, place }: Cell): Promise<void> {
  if (place.isPhone) await page.setViewportSize({ width: 390, height: 844 });
  if (place.isSignedIn) await enterSignedIn(page.context(), origin);
}

/** Header, footer and navigation hear their reader, whatever else is broken. */
async function expectFrameAlive(page: Page): Promise<void> {
  await expectHydrated(page.getByRole('banner').getByRole('link').first());
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The notice names the request this page came with: whoever asks the shop about it is told what the tab had. */
async function expectReference(page: Page, retry: Locator): Promise<void> {
  const id = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.serverTiming.find(
        ({ name }) => name === 'request',
      )?.description,
  );
  await expect(retry.locator('..')).toContainText(`请求编号 ${id}`);
}

async function expectRecovery({ page, remote, place }: Cell, retry: Locator): Promise<void> {
  // Files that come late may have made it whole before it is pressed.
  await Promise.any([retry.click(), expect(retry).toBeHidden(told)]);
  await expect(retry).toBeHidden(told);
  await expect(place.content(page)).toBeVisible(told);
  await expectAlive(page, remote.mfName);
  await expectSameTab(page);
}

/** First load: what the server sent stays, says quietly that it is not alive, and becomes alive when asked again. */
export async function firstLoad(cell: Cell): Promise<void> {
  const { page, place, breakIt } = cell;
  await prepare(cell);
  const repair = await breakIt(page);
  await page.goto(place.path);
  await markTab(page);
  await page.locator(`[data-place="${place.id}"]`).first().scrollIntoViewIfNeeded();
  await expect(place.content(page)).toBeVisible();
  const retry = retryOf(page, place);
  await expect(retry).toBeVisible(told);
  await expectReference(page, retry);
  await expect(place.content(page)).toBeVisible();
  await expectFrameAlive(page);
  if ('host' in place) await expectAlive(page, String(place.host));
  await repair();
  await expectRecovery(cell, retry);
}

async function followLink(cell: Cell): Promise<() => Promise<void>> {
  const { page, place, breakIt } = cell;
  await prepare(cell);
  const repair = await breakIt(page);
  await page.goto(place.from);
  await markTab(page);
  await expectHydrated(place.link(page));
  await place.link(page).click();
  await expect(page).toHaveURL((url) => url.pathname === place.path);
  return repair;
}

/** Client navigation to a page of the broken remote: a fallback in its place; one can leave, come back, and try again. */
export async function navigateToPage(cell: Cell): Promise<void> {
  const { page, place } = cell;
  const repair = await followLink(cell);
  const retry = retryIn(page.getByRole('main').getByRole('status'));
  await expect(retry).toBeVisible(told);
  await expect(place.content(page)).toBeHidden();
  await expectFrameAlive(page);
  await page.goBack();
  await expect(place.link(page)).toBeVisible(told);
  await expect(retry).toBeHidden();
  await page.goForward();
  await expect(retry).toBeVisible(told);
  await repair();
  await expectRecovery(cell, retry);
}

/** Client navigation to a page that places a fragment of the broken remote: the page is whole around the place. */
export async function navigateToPlaced(cell: Cell<Remote['placed']>): Promise<void> {
  const { page, place } = cell;
  const repair = await followLink(cell);
  const retry = retryOf(page, place);
  await expect(retry).toBeVisible(told);
  await expect(place.content(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expectAlive(page, place.host);
  await expectFrameAlive(page);
  await repair();
  await expectRecovery(cell, retry);
}
