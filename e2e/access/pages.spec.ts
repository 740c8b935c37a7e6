import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { releaseOf } from '../support/release-of.ts';
import { expect, test } from '../support/test.ts';
import { type Look, nameOf, sittings } from './looks.ts';
import { openState } from './open-state.ts';
import { states } from './states.ts';

/** WCAG 2.2, levels A and AA: every rule axe has for them. */
const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of what passed only that it passed. */
const looked: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: criteria },
  resultTypes: ['violations'],
};

// Each state stands for itself: all workers share them.
test.describe.configure({ mode: 'parallel' });

test('every page of the release is among the states', async ({ page }) => {
  const { pages } = await releaseOf(page);
  const seen = new Set(states.map(({ route }) => route));
  expect(pages.filter((id) => !seen.has(id))).toEqual([]);
  expect([...seen].filter((id) => !id.startsWith('shell/') && !pages.includes(id))).toEqual([]);
});

/**
 * Colours and places on their way from one to the other are nobody's contrast. What moves for ever does not count, and
 * neither does what holds no text: the bar of a countdown glides from second to second as long as it is looked at.
 */
const changing = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        if (playState !== 'running' || effect?.getComputedTiming().endTime === Infinity) return false;
        return effect instanceof KeyframeEffect && effect.target?.textContent !== '';
      }).length,
  );

async function findViolations(page: Page): Promise<string[]> {
  await expect.poll(() => changing(page)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).options(looked).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

async function takeLook(page: Page, { theme, width, text }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, text);
}

for (const { state, lang, motion, looks } of sittings) {
  const [first] = looks;
  const title = looks.length === 1 && first ? nameOf(first) : 'every look';
  test(`${state.route}, ${state.name}, ${lang}, ${motion}: no fault for axe, no sideways scroll: ${title}`, async ({
    page,
    baseURL,
    faults,
  }) => {
    if (state.says) faults.allow(state.says);
    test.setTimeout(90_000 + 20_000 * looks.length);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: first?.theme ?? 'light', reducedMotion: motion });
    await openState(state, { page, lang, origin: baseURL! });
    for (const look of looks) {
      await takeLook(page, look);
      // WCAG asks for narrow windows and for large text, not for both at once.
      if (look.width > 360 || look.text === 100) {
        const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(sideways, nameOf(look)).toBeLessThanOrEqual(0);
      }
      expect.soft(await findViolations(page), nameOf(look)).toEqual([]);
    }
  });
}
