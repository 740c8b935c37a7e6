import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { releaseOf } from '../support/release-of.ts';
import { expect, test } from '../support/test.ts';
import { type Lang, type PageState, states, type Visit } from './states.ts';

/** WCAG 2.2, levels A and AA: every rule axe has for them. */
const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const desktop = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each state stands for itself: all workers share them.
test.describe.configure({ mode: 'parallel' });

test('every page of the release is among the states', async ({ page }) => {
  const { pages } = await releaseOf(page);
  const seen = new Set(states.map(({ route }) => route));
  expect(pages.filter((id) => !seen.has(id))).toEqual([]);
  expect([...seen].filter((id) => !id.startsWith('shell/') && !pages.includes(id))).toEqual([]);
});

/** The state and nothing on its way: its own heading is there, no block is still loading. */
async function open(state: PageState, visit: Visit): Promise<void> {
  const { page, lang } = visit;
  await state.open(visit);
  await expect(page.getByRole('heading', { level: state.level ?? 1, name: state.heading[lang] })).toBeAttached();
  if (state.shows) await expect(page.getByRole('main')).toContainText(state.shows[lang]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText(/^(加载中|Loading)/)).toHaveCount(0);
}

/** Colours on their way from one theme to the other are nobody's contrast. */
const changing = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length);

async function findViolations(page: Page): Promise<string[]> {
  await expect.poll(() => changing(page)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).withTags(criteria).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

for (const state of states) {
  for (const lang of ['zh', 'en'] as const satisfies readonly Lang[]) {
    test(`${state.route}, ${state.name}, ${lang}: no fault for axe, no sideways scroll`, async ({ page, baseURL }) => {
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: 'light' });
      await open(state, { page, lang, origin: baseURL! });
      expect.soft(await findViolations(page), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await findViolations(page), 'dark').toEqual([]);
      await page.setViewportSize(narrow);
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(sideways, 'at 360 px').toBeLessThanOrEqual(0);
      expect.soft(await findViolations(page), 'dark, at 360 px').toEqual([]);
    });
  }
}
