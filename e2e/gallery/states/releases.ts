import { expect } from '../../support/test.ts';
import { desktop, englishPhone, type GalleryState, type Visit } from './gallery-state.ts';

/** What these states are taken of: a shop with a rollout, its release service, and a link to a version that is live for nobody. */
export const releaseStage = { service: '', token: '', preview: '' };

const texts = {
  zh: { token: '令牌', find: '订单号、请求号或时间' },
  en: { token: 'Token', find: 'Order, request or time' },
};

async function signIn({ page, lang }: Visit): Promise<void> {
  await page.goto(`${releaseStage.service}/-/releases?lang=${lang}`);
  await page.getByLabel(texts[lang].token).fill(releaseStage.token);
  await page.keyboard.press('Enter');
  await expect(page.locator('#now-candidate')).toBeVisible();
}

async function look(visit: Visit): Promise<void> {
  await signIn(visit);
  const { page, lang } = visit;
  await page.getByLabel(texts[lang].find).fill('0s');
  await page.keyboard.press('Enter');
  await expect(page.locator('.found-release')).toBeVisible();
  await page.locator('#find').scrollIntoViewIfNeeded();
}

async function openPreview({ page, lang }: Visit): Promise<void> {
  await page.goto(releaseStage.preview);
  if (lang === 'en') await page.goto(new URL('/en', page.url()).href);
}

const ways = [desktop, englishPhone];

/** Of whoever makes releases: the window of the release service, and what a preview looks like. */
export const releaseStates: readonly GalleryState[] = [
  {
    route: 'release/window',
    name: 'a rollout runs',
    heading: { zh: '发布窗口: live', en: 'Releases: live' },
    open: signIn,
    ways,
    isTall: true,
  },
  {
    route: 'release/window',
    name: 'what somebody had a moment ago',
    heading: { zh: '发布窗口: live', en: 'Releases: live' },
    open: look,
    ways,
    isScrolled: true,
  },
  {
    route: 'shell/preview',
    name: 'a release that is live for nobody else',
    heading: { zh: /./, en: /./ },
    open: openPreview,
    ways,
  },
];
