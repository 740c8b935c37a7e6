import { openState } from '../access/open-state.ts';
import { expect } from '../support/test.ts';
import type { GalleryState, Visit } from './states/gallery-state.ts';

/** Opens a state until it looks as it should: whole, unless it is one in which something is missing. */
export async function openShown(state: GalleryState, visit: Visit): Promise<void> {
  if (!state.isLoading && !state.isScrolled) return openState(state, visit);
  await state.open(visit);
  const { page, lang } = visit;
  await expect(page.getByRole('heading', { name: state.heading[lang] }).first()).toBeAttached();
  if (state.isScrolled) await expect(page.getByText(/^(加载中|Loading)/)).toHaveCount(0);
}
