import { test as shopTest } from '../support/test.ts';
import { openShown } from './open-shown.ts';
import type { Sitting } from './shots.ts';
import { kept, takeAll } from './take.ts';

/** A test for each state in one language and width: it opens, and its pictures are taken. */
export function sitFor(sittings: readonly Sitting[], test: typeof shopTest = shopTest): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const sitting of sittings) {
    const { state, lang, width } = sitting;
    test(`${state.route}, ${state.name}, ${lang}, ${width} px`, async ({ page, baseURL, faults }) => {
      const fault = state.faults ?? state.says;
      if (fault) faults.allow(fault);
      await page.setViewportSize({ width, height: kept[width].height });
      if (sitting.shots[0]) await page.emulateMedia({ colorScheme: sitting.shots[0].theme });
      await openShown(state, { page, lang, origin: baseURL! });
      await takeAll(page, sitting);
    });
  }
}
