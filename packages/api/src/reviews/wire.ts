import * as z from 'zod/mini';
import { wireFlag, wireId, wireList, wireNumber, wireOption, wirePage, wireResource, wireText } from '../wire/parts.ts';

const wireComment = z.object({
  id: wireId,
  details: wireText,
  score: wireNumber,
  created_at: wireText,
  name: wireText,
  portrait: wireText,
  resources_many: z.optional(wireList(wireResource)),
  addition: z.nullish(
    z.object({
      id: z.nullish(wireId),
      details: wireText,
      created_at: wireText,
      resources_many: z.optional(wireList(wireResource)),
    }),
  ),
  reply: z.nullish(z.object({ id: z.nullish(wireId), details: wireText })),
});

/** Row of `GET comment/good`: an order line with its review, which the original leaves out on some lines. */
const wireReviewedLine = z.object({
  comment: z.nullish(wireComment),
  good_sku: z.nullish(z.object({ product_sku: z.optional(wireList(wireOption)) })),
});
export type WireReviewedLine = z.infer<typeof wireReviewedLine>;

/** Extension of ours: average, and reviews per star by `"1"` … `"5"`. */
const wireReviewSummary = z.object({ average: wireNumber, stars: z.record(z.string(), wireNumber) });
export type WireReviewSummary = z.infer<typeof wireReviewSummary>;

/** Extensions of ours: the summary, how many reviews are in each language, and whether somebody translates. */
export const wireReviewPage = z.extend(wirePage(wireReviewedLine), {
  summary: z.nullish(wireReviewSummary),
  langs: z.nullish(z.object({ zh: wireNumber, en: wireNumber })),
  can_translate: wireFlag,
});
export type WireReviewPage = z.infer<typeof wireReviewPage>;

/** Row of `GET comment/user` (extension of ours): a review with its line, for its author. */
export const wireOwnReview = z.extend(wireReviewedLine, {
  good_id: wireId,
  name: z.string(),
  img: wireText,
  comment: z.extend(wireComment, { anonymity: wireFlag }),
  is_hidden: wireFlag,
  add_before: wireText,
  points: wireNumber,
});
export type WireOwnReview = z.infer<typeof wireOwnReview>;

/** Row of `GET comment/detail/{order_id}`. */
export const wireReviewableLine = z.object({
  id: wireId,
  good_id: wireId,
  name: z.string(),
  img: wireText,
  created_at: wireText,
  good_sku: z.nullish(z.object({ product_sku: z.optional(wireList(wireOption)) })),
});
export type WireReviewableLine = z.infer<typeof wireReviewableLine>;

/** `GET comment/terms` (extension of ours). */
export const wireRewardTerms = z.object({ points: wireNumber, length: wireNumber, pictures: wireNumber });
export type WireRewardTerms = z.infer<typeof wireRewardTerms>;

/** `GET comment/translation/{id}` (extension of ours). */
export const wireReviewTranslation = z.object({ lang: z.enum(['zh', 'en']), text: z.string() });
export type WireReviewTranslation = z.infer<typeof wireReviewTranslation>;
