import type { Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { releaseOf } from '../support/release-of.ts';
import { expect, test } from '../support/test.ts';
import { type Look, nameOf, sittings } from './looks.ts';
import { openState } from './open-state.ts';
import { states } from './states.ts';

// Each state stands for itself: all workers share them.
test.describe.configure({ mode: 'parallel' });

test('every page of the release is among the states', async ({ page }) => {
  const { pages } = await releaseOf(page);
  const seen = new Set(states.map(({ route }) => route));
  expect(pages.filter((id) => !seen.has(id))).toEqual([]);
  expect([...seen].filter((id) => !id.startsWith('shell/') && !pages.includes(id))).toEqual([]);
});

async function takeLook(page: Page, { theme, width, text }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, text);
}

for (const { state, lang, motion, looks } of sittings) {
  const [first] = looks;
  const title = looks.length > 2 ? 'every look' : looks.map(nameOf).join(' and ');
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
