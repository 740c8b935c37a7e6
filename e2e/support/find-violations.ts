import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA: every rule axe has for them. */
const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of what passed only that it passed. */
const looked: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: criteria },
  resultTypes: ['violations'],
};

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

/** What axe finds in a page as it is shown now, once nothing of it moves any more. */
export async function findViolations(page: Page): Promise<string[]> {
  await expect.poll(() => changing(page)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).options(looked).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
