import { expect, test } from '@playwright/test';
import { drawnPage } from '../support/drawn-page.ts';
import { pageBudgets } from '../support/page-budgets.ts';
import { type PageWeight, weighPage } from '../support/page-weight.ts';

const kinds = ['elements', 'html', 'styles', 'data'] as const satisfies readonly (keyof PageWeight)[];

for (const { page, most, ...asked } of pageBudgets) {
  test(`the HTML of ${page} keeps to its budget`, async () => {
    const weight = weighPage(await drawnPage(process.env['SHOP_ORIGIN']!, asked));
    console.log(`${page}: ${kinds.map((kind) => `${kind} ${weight[kind]} of ${most[kind]}`).join(', ')}`);
    expect(kinds.filter((kind) => weight[kind] > most[kind])).toEqual([]);
  });
}

test('icons, dark colours: what a page needs often stands in it once', async () => {
  for (const { page, most: _, ...asked } of pageBudgets) {
    const html = await drawnPage(process.env['SHOP_ORIGIN']!, asked);
    const [sheet = ''] = /<svg id="icons" hidden>.*?<\/svg>/s.exec(html) ?? [];
    const ids = [...sheet.matchAll(/ id="([^"]+)" stroke-linecap/g)].map(([, id]) => id);
    expect(new Set(ids).size, page).toBe(ids.length);
    const used = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id));
    expect([...used].sort(), page).toEqual([...ids].sort());
    // Light and dark.
    expect(html.match(/--bg-page:/g), page).toHaveLength(2);
  }
});
