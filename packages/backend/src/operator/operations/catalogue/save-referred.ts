import type { Tx } from '../../../kernel/db/database.ts';
import type { BrandPatch } from '../brands/brand-document.ts';
import { saveBrands } from '../brands/save-brands.ts';
import type { CategoryPatch } from '../categories/category-document.ts';
import { saveCategories } from '../categories/save-categories.ts';
import { loadReferences } from '../products/references.ts';
import { refreshRenamed } from '../products/refresh-renamed.ts';
import type { SaveCounts, Saved } from '../support/plan-saves.ts';
import { mustBeFine } from '../support/problems.ts';

/**
 * Creates and changes brands; products are found by their new names at once.
 * @throws Refused with every problem
 */
export function changeBrands(tx: Tx, patches: readonly BrandPatch[], now: Date): Promise<SaveCounts> {
  return withSearch(tx, () => saveBrands(tx, patches, now));
}

/**
 * Creates and changes categories; products are found by their new names and places at once.
 * @throws Refused with every problem
 */
export function changeCategories(tx: Tx, patches: readonly CategoryPatch[], now: Date): Promise<SaveCounts> {
  return withSearch(tx, () => saveCategories(tx, patches, now));
}

async function withSearch(tx: Tx, save: () => Promise<Saved>): Promise<SaveCounts> {
  const before = await loadReferences(tx);
  const { counts, problems } = await save();
  mustBeFine(problems);
  if (counts.changed > 0) await refreshRenamed(tx, before);
  return counts;
}
