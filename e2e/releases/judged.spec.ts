import type { Browser } from '@playwright/test';
import { long } from '../support/long.ts';
import { whenMeasured } from '../support/measured.ts';
import { releaseTest as test } from '../support/release-shop.ts';
import { expect } from '../support/test.ts';

const NEXT = '9.11.1';
const FAULT = 'broken on purpose';
/** Visitors whose tabs tell of the fault; four times as many have what is live. */
const VISITORS = 10;

type Judged = { judgement: { isBad: boolean } };
type Shown = { kind: string; author: string; reason: string; parts: Record<string, { version: string }> };

/** Somebody who comes for the second time: the cookie of the rollout, and whether they have the candidate. */
async function comesAgain(origin: string): Promise<{ cookie: string; hasCandidate: boolean }> {
  const first = await fetch(origin);
  await first.text();
  const cookie =
    first.headers
      .getSetCookie()
      .find((line) => line.includes('jishi_rollout'))
      ?.split(';')[0] ?? '';
  const second = await fetch(origin, { headers: { cookie } });
  await second.text();
  return { cookie, hasCandidate: isCandidate(second.headers.get('x-release')) };
}

const isCandidate = (release: string | null | undefined): boolean => release?.endsWith('-candidate') ?? false;

/** Opens home as this visitor, and leaves it once its view is measured; where it is still the candidate's, also not before its script has thrown. */
async function visit(browser: Browser, origin: string, cookie: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  const measuring = whenMeasured(page);
  const thrown = page.waitForEvent('pageerror', ({ message }) => message.includes(FAULT));
  thrown.catch(() => undefined); // of the release that is live again nothing is
  const opened = await page.goto('/');
  await measuring;
  if (isCandidate(opened?.headers()['x-release'])) await thrown;
  await page.goto('about:blank');
  await context.close();
}

test('a candidate whose script throws is found by what tabs tell, and goes back by itself', async ({
  releaseShop,
  browser,
}) => {
  test.setTimeout(240_000);
  const { origin } = releaseShop;
  await releaseShop.rebuildAsVersion('mf-catalog', NEXT, (script) =>
    script === 'expose-home.js' ? `throw new Error('${FAULT}')` : false,
  );
  const before = ((await releaseShop.release('show')) as Shown).parts['mf-catalog']?.version;
  await releaseShop.release('pin', `mf-catalog@${NEXT}`, '--share', '20', '--no-wait');
  await releaseShop.isLive();

  const visitors = [];
  while (visitors.filter(({ hasCandidate }) => hasCandidate).length < VISITORS) visitors.push(await comesAgain(origin));
  const harmed = visitors.filter(({ hasCandidate }) => hasCandidate);
  for (let at = 0; at < harmed.length; at += 5) {
    await Promise.all(harmed.slice(at, at + 5).map(({ cookie }) => visit(browser, origin, cookie)));
  }

  // `judge` ends with 4 once it is sure, so what is due is asked until there is something.
  await expect
    .poll(async () => ((await releaseShop.release('due')) as unknown[]).length, { timeout: 30_000, intervals: [500] })
    .toBe(1);
  await releaseShop.isLive();
  const release = (await releaseShop.release('show')) as Shown;
  expect(release).toMatchObject({ kind: 'abort', author: 'judge of rollouts' });
  // A slow machine paints late as well.
  expect(release.reason).toMatch(
    /^the candidate is worse than what is live: .*error of mf-catalog: \d+ of \d+ visitors/,
  );
  expect(release.parts['mf-catalog']?.version).toBe(before);
  const again = await fetch(origin, { headers: { cookie: harmed[0]?.cookie ?? '' } });
  expect(again.headers.get('x-release')).not.toContain('candidate');
});

test('a candidate that changes nothing goes on', long, async ({ releaseShop }) => {
  const { origin } = releaseShop;
  await releaseShop.rebuildAsVersion('mf-promotions', NEXT);
  await releaseShop.release('pin', `mf-promotions@${NEXT}`, '--share', '50', '--no-wait');
  await releaseShop.isLive();
  for (let visitor = 0; visitor < 60; visitor += 1) await comesAgain(origin);
  const seen = async () =>
    ((await releaseShop.release('judge')) as Judged & { epochs: { candidate: { visitors: number } }[] }).epochs[0]
      ?.candidate.visitors ?? 0;
  await expect.poll(seen, { timeout: 30_000, intervals: [500] }).toBeGreaterThan(10);
  expect((await releaseShop.release('judge')) as Judged).toMatchObject({ judgement: { isBad: false, findings: [] } });
  expect(await releaseShop.release('due')).toEqual([]);
  await releaseShop.release('finish', '--no-wait');
  await releaseShop.isLive();
});
