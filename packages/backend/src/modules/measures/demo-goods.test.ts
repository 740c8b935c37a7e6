import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '../../demo/content/load.ts';
import type { ContentProduct } from '../../demo/content/products.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { measureOf } from './measure-of.ts';
import type { Specification } from './specification.ts';

/** Looked through by hand: of each product with a measure its number, its name, and what each of its variants holds. */
const expected = readFileSync(new URL('./testing/demo-measures.txt', import.meta.url), 'utf8');

type Choice = { name: Record<Lang, string>; value: Record<Lang, string> };

function specification(product: ContentProduct, lang: Lang, choices: readonly Choice[]): Specification {
  const rows = product.details.flatMap((block) => (block.type === 'specs' ? block.rows : []));
  return {
    name: product.name[lang],
    facts: rows.map(({ key, value }) => ({ name: key[lang], value: value[lang] })),
    choices: choices.map(({ name, value }) => ({ name: name[lang], value: value[lang] })),
  };
}

/** Choices of each variant; of a product without any one empty list. */
function choicesOf({ variants }: ContentProduct): Choice[][] {
  if (!variants) return [[]];
  return variants.skus.map(({ choice }) =>
    variants.axes.map(({ key, values }, axis) => {
      const value = values.find(({ id }) => id === choice[axis]);
      if (!value) throw new Error('chooses nothing on an axis');
      return { name: key, value: value.text };
    }),
  );
}

const written = (specifications: Specification[]): string => {
  const measure = measureOf(specifications);
  return measure ? `${measure.quantity} ${measure.unit}` : '–';
};

const posted = loadContent('goods').filter(({ type }) => type === 'physical');

it('holds what is expected of each product of the demo shop', () => {
  const found = posted.flatMap((product) => {
    const both = choicesOf(product).map((choices) =>
      written([specification(product, 'zh', choices), specification(product, 'en', choices)]),
    );
    const measures = [...new Set(both)];
    return measures.every((measure) => measure === '–')
      ? []
      : [`${product.id} ${product.name.zh}: ${measures.join(', ')}`];
  });
  expect(found).toEqual(expected.trim().split('\n'));
});

it('is the same in both languages, wherever each of them tells', () => {
  const told = posted.flatMap((product) =>
    choicesOf(product).map((choices) =>
      (['zh', 'en'] as const).map((lang) => written([specification(product, lang, choices)])),
    ),
  );
  const contradicted = told.filter(([zh, en]) => zh !== '–' && en !== '–' && zh !== en);
  expect(contradicted).toEqual([]);
});
