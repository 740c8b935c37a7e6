import { drawnPage } from '@jishi/e2e/drawn-page';
import { pageBudgets } from '@jishi/e2e/page-budgets';
import { type PageWeight, weighPage } from '@jishi/e2e/page-weight';

/** A page and what its HTML weighs in the best brotli, beside the most it may. */
export type WeighedPage = { page: string; weight: PageWeight; most: PageWeight };

/** Weighs the HTML of every page that has a budget, as the server has it for most readers. */
export async function weighPages(origin: string): Promise<WeighedPage[]> {
  const weighed: WeighedPage[] = [];
  for (const { page, most, ...asked } of pageBudgets) {
    weighed.push({ page, weight: weighPage(await drawnPage(origin, asked)), most });
  }
  return weighed;
}
