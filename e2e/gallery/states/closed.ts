import { operator } from '../../support/operator.ts';
import { expect } from '../../support/test.ts';
import { desktop, englishPhone, type GalleryState, type Visit } from './gallery-state.ts';

async function closedShop({ page, lang }: Visit): Promise<void> {
  await operator('maintenance', 'on');
  // Both servers look at the switch within a second.
  await expect
    .poll(async () => (await page.goto(lang === 'en' ? '/en' : '/'))?.status(), { timeout: 20_000 })
    .toBe(503);
}

/** The shop while it is closed: taken when nobody needs it open any more. */
export const closedStates: readonly GalleryState[] = [
  {
    route: 'shell/maintenance',
    name: 'the shop is closed',
    heading: { zh: '网站维护中', en: 'We are doing maintenance' },
    open: closedShop,
    ways: [desktop, englishPhone],
  },
];
