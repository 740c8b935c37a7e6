import { z } from 'zod';
import type { Times } from '../../../kernel/wire/times.ts';
import { codeKinds, pointsKinds, productTypes, shelfStates, stockRules } from '../../../kernel/words/products.ts';
import {
  address,
  amount,
  flag,
  given,
  key,
  list,
  localHtml,
  localText,
  mergeText,
  moment,
  oneOf,
  text,
  whole,
} from '../support/fields.ts';

const MAX_PIECES = 100_000_000;
const MAX_VARIANTS = 1000;

const choiceText = localText(60).transform((given) => mergeText(null, given));
const choice = z.strictObject({ key: choiceText, value: choiceText });
const prices = { price: given(amount), marketPrice: given(amount), costPrice: given(amount) };

const variantPatch = z.strictObject({
  choices: z.array(choice, 'must be a list').min(1, 'is empty'),
  ...prices,
  stock: given(whole(0, MAX_PIECES)),
  codeKind: given(oneOf(codeKinds.words)),
  isSameCode: given(flag),
  picture: address.nullish(),
  file: z
    .strictObject({
      name: text(120)
        .nullish()
        .transform((name) => name ?? null),
      path: text(255),
    })
    .nullish(),
});
export type VariantPatch = z.output<typeof variantPatch>;

/** What may be said of a product; what is left out stays as it is. The list of variants is replaced as a whole. */
export const productPatch = (times: Times) =>
  z.strictObject({
    key: key(30),
    slug: key(120).nullish(),
    number: given(text(50)),
    type: given(oneOf(productTypes.words)),
    category: key(80).nullish(),
    brand: key(80).nullish(),
    shippingRate: key(80).nullish(),
    shippingFee: given(whole(0, 1_000_000)),
    ...prices,
    stock: given(whole(0, MAX_PIECES)),
    sales: given(whole(0, 1_000_000_000)),
    shelf: given(oneOf(shelfStates.words)),
    onShelfSince: moment(times).nullish(),
    scheduledFor: moment(times).nullish(),
    isRecommended: given(flag),
    isNew: given(flag),
    isHot: given(flag),
    stockFalls: given(oneOf(stockRules.words)),
    purchaseLimit: whole(1, MAX_PIECES).nullish(),
    sort: given(whole(-1_000_000_000, 1_000_000_000)),
    points: z
      .strictObject({
        kind: oneOf(pointsKinds.words),
        value: whole(0, 1_000_000_000),
        isActive: given(flag).transform((isActive) => isActive ?? true),
      })
      .nullish(),
    name: given(localText(60)),
    keywords: given(localText(255)),
    summary: given(localText(160)),
    details: given(localHtml),
    pictures: given(
      z.strictObject({
        main: address.nullish(),
        gallery: given(list(address)),
        video: address.nullish(),
        poster: address.nullish(),
      }),
    ),
    variants: given(z.array(variantPatch, 'must be a list').max(MAX_VARIANTS, 'has too many variants')),
  });
export type ProductPatch = z.output<ReturnType<typeof productPatch>>;
