import { long } from '../support/long.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { expect } from '../support/test.ts';

const NEXT = '9.13.1';
const HOME = 'mf_catalog/home';
/** At the top of the page, so that everything else stays where it is. */
const BANNER = `const banner = document.createElement('p');
banner.textContent = 'NEW';
banner.style.cssText = 'position:absolute;top:200px;left:40px;width:160px;height:80px;background:#00f;z-index:99';
document.body.append(banner);`;

type Page = {
  page: string;
  width: number;
  changed: number | null;
  problem: string | null;
  files: { marked: string | null };
};
type Comparison = { before: string; after: string; pages: Page[]; leftOut: { page: string; why: string }[] };

test('the pages of a candidate stand beside those that are live, with what changed', long, async ({ releaseShop }) => {
  test.setTimeout(240_000);
  const { origin } = releaseShop;
  await releaseShop.rebuildAsVersion('mf-catalog', NEXT, (script) => (script === 'expose-home.js' ? BANNER : false));
  await releaseShop.release('pin', `mf-catalog@${NEXT}`, '--share', '20', '--no-wait');
  await releaseShop.isLive();

  const words = ['--page', 'home', 'sign-in', 'orders', '--width', '390', '--origin', origin];
  const { before, after, pages, leftOut } = (await releaseShop.release('pictures', ...words)) as Comparison;

  expect(after).toBe(`${before}-candidate`);
  expect(leftOut).toEqual([{ page: 'mf_user_centre/orders', part: 'mf-user-centre', why: 'for customers' }]);
  expect(pages.map(({ problem }) => problem)).toEqual([null, null]);
  const changed = (page: string) => pages.filter((one) => one.page === page).map(({ changed: share }) => share);
  expect(changed('mf_user_centre/sign-in')).toEqual([0]);
  expect(pages.filter(({ files }) => files.marked !== null).map(({ page }) => page)).toEqual([HOME]);
  const [share] = changed(HOME);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(0.1);
  // The next test of this shop may begin a rollout of its own.
  await releaseShop.release('abort', '--reason', 'seen enough', '--no-wait');
  await releaseShop.isLive();
});
