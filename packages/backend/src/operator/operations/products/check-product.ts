import { LANGUAGES } from '../../../kernel/texts/languages.ts';
import type { Problem } from '../support/problems.ts';
import { choiceText, hasVariants, type ProductDocument } from './product-document.ts';

/** Keys a product may refer to. */
export type KnownKeys = {
  categories: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  shippingRates: ReadonlySet<string>;
};

/** Everything about a product that could not be sold or shown. Paths begin at the product. */
export function checkProduct(product: ProductDocument, known: KnownKeys): Problem[] {
  return [
    ...checkTexts(product),
    ...checkReferences(product, known),
    ...checkShelf(product),
    ...checkVariants(product),
  ];
}

function checkTexts({ name, keywords, summary, details }: ProductDocument): Problem[] {
  if (Object.keys(name).length === 0) return [{ path: ['name'], reason: 'is missing in every language' }];
  const nameless = LANGUAGES.filter(({ code }) => !name[code] && (keywords[code] || summary[code] || details[code]));
  return nameless.map(({ code }) => ({ path: ['name', code], reason: 'is missing, but there are other texts' }));
}

function checkReferences({ category, brand, shippingRate }: ProductDocument, known: KnownKeys): Problem[] {
  const problems: Problem[] = [];
  if (category !== null && !known.categories.has(category))
    problems.push({ path: ['category'], reason: `is no category: ${category}` });
  if (brand !== null && !known.brands.has(brand)) problems.push({ path: ['brand'], reason: `is no brand: ${brand}` });
  if (shippingRate !== null && !known.shippingRates.has(shippingRate))
    problems.push({ path: ['shippingRate'], reason: `is no shipping rate: ${shippingRate}` });
  return problems;
}

function checkShelf({ shelf, scheduledFor }: ProductDocument): Problem[] {
  if (shelf !== 'scheduled' || scheduledFor) return [];
  return [{ path: ['scheduledFor'], reason: 'is missing for a good that is scheduled' }];
}

function checkVariants(product: ProductDocument): Problem[] {
  const { type, variants } = product;
  if (!hasVariants(product)) {
    const needsVariant = type === 'card-key' || type === 'download';
    return needsVariant ? [{ path: ['variants'], reason: `is empty: a ${type} good is handed out per variant` }] : [];
  }
  const axes = (index: number) => variants[index]?.choices.map(({ key }) => key.zh ?? key.en).join(';');
  const seen = new Set<string>();
  return variants.flatMap((variant, index) => {
    const problems: Problem[] = [];
    const name = choiceText(variant.choices, 'zh');
    if (seen.has(name)) problems.push({ path: ['variants', index], reason: `is there twice: ${name}` });
    seen.add(name);
    if (axes(index) !== axes(0))
      problems.push({
        path: ['variants', index, 'choices'],
        reason: 'name other things than those of the first variant',
      });
    if (variant.choices.some(({ key, value }) => !isNamed(key) || !isNamed(value)))
      problems.push({ path: ['variants', index, 'choices'], reason: 'need a text for key and value' });
    if (type === 'download' && variant.file === null)
      problems.push({ path: ['variants', index, 'file'], reason: 'is missing: buyers would get nothing' });
    return problems;
  });
}

const isNamed = (text: object) => Object.keys(text).length > 0;
