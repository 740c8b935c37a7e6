import { describe, expect, it } from 'vitest';
import { runsOf } from '../../modules/search/words.ts';
import { DEMO_ACCOUNTS } from '../seed/rows/demo-accounts.ts';
import { loadContent } from './load.ts';

describe('the demo content', () => {
  const products = loadContent('goods');

  it('names what exists', () => {
    const slugs = new Set(products.map(({ slug }) => slug));
    const named = [
      ...loadContent('reviews').map(({ good: product }) => product),
      ...loadContent('questions').map(({ good: product }) => product),
      ...loadContent('flashsales').goods.map(({ good: product }) => product),
      ...loadContent('lotteries').flatMap(({ prizes }) =>
        prizes.flatMap((prize) => (prize.kind === 'good' ? [prize.good] : [])),
      ),
    ];
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('sets out by the hour what there are categories of', () => {
    type Node = { slug: string; children?: Node[] | undefined };
    const slugsOf = ({ slug, children = [] }: Node): string[] => [slug, ...children.flatMap(slugsOf)];
    const slugs = new Set(loadContent('categories').flatMap(slugsOf));
    const named = Object.values(loadContent('settings').recommendations.by_hour).flat();
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('lets those answer who have reviewed a good', () => {
    const buyers = new Set(loadContent('reviews').map(({ good: product, user_id: user }) => `${product} ${user}`));
    const demo: number[] = DEMO_ACCOUNTS.map(({ id }) => id);
    const strangers = loadContent('questions').flatMap(({ good: product, user_id: asker, answers }) =>
      answers.filter(
        ({ user_id: user }) =>
          user !== null && (user === asker || demo.includes(user) || !buyers.has(`${product} ${user}`)),
      ),
    );
    expect(strangers).toEqual([]);
  });

  it('keeps the axes of a good the same over its SKUs, and sums up its stock', () => {
    for (const { variants, stock } of products) {
      if (!variants) continue;
      for (const { choice } of variants.skus) {
        expect(choice.every((id, axis) => variants.axes[axis]?.values.some((value) => value.id === id))).toBe(true);
      }
      expect(variants.skus.reduce((sum, variant) => sum + variant.stock, 0)).toBe(stock);
    }
  });

  it('fits the columns of the contract', () => {
    for (const { name, short, keywords } of products) {
      for (const lang of ['zh', 'en'] as const) {
        expect(name[lang].length).toBeLessThanOrEqual(60);
        expect(short[lang].length).toBeLessThanOrEqual(160);
        expect(keywords[lang].join(',').length).toBeLessThanOrEqual(255);
        expect(runsOf(name[lang]).length).toBeGreaterThan(0);
      }
    }
  });

  it('says which file is broken', () => {
    expect(() => loadContent('nonsense' as 'goods')).toThrow('nonsense');
  });
});
