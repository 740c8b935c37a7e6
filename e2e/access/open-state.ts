import { expect } from '../support/test.ts';
import type { PageState, Visit } from './states.ts';

/** Opens a state until nothing of it is on its way: its own heading is there, no block is still loading. */
export async function openState(state: PageState, visit: Visit): Promise<void> {
  const { page, lang } = visit;
  await state.open(visit);
  await expect(page.getByRole('heading', { level: state.level ?? 1, name: state.heading[lang] })).toBeAttached();
  if (state.shows) await expect(page.getByRole('main')).toContainText(state.shows[lang]);
  // What loads when it is near has to load; a page of the bare layout has no footer to go to.
  const footer = page.getByRole('contentinfo');
  if ((await footer.count()) > 0) await footer.scrollIntoViewIfNeeded();
  await expect(page.getByText(/^(加载中|Loading)/)).toHaveCount(0);
}
