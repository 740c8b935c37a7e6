import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { type ResourceRow, resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { authorName } from '../../customers/author-name.ts';
import type { ReviewRecord } from '../review-records.ts';

/** Row of `GET comment/good`: an order line, its price in **cents**, with its review. */
export const reviewRowSchema = z.object({
  id: z.int(),
  good_indent_id: z.int(),
  good_id: z.int(),
  good_sku_id: z.int(),
  img: z.string(),
  name: z.string(),
  price: z.int().meta({ description: 'cents' }),
  number: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  good_sku: z
    .object({ id: z.int(), product_sku: z.array(z.object({ key: z.string(), value: z.string() })) })
    .nullable(),
  comment: z.object({
    id: z.int(),
    model_id: z.int(),
    model_type: z.literal(''),
    user_id: z.int(),
    parent_id: z.int(),
    title: z.string().nullable(),
    details: z.string(),
    state: z.literal(''),
    score: z.int(),
    anonymity: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
    resources_many: z.array(resourceSchema),
    reply: z.object({ id: z.int(), parent_id: z.int(), details: z.string() }).nullable(),
    addition: z
      .object({ id: z.int(), details: z.string(), created_at: z.string(), resources_many: z.array(resourceSchema) })
      .nullable(),
    name: z.string(),
    portrait: z.string().nullable(),
  }),
});
export type WireReviewRow = z.infer<typeof reviewRowSchema>;

/** Row of `GET comment/user`. */
export const ownReviewRowSchema = reviewRowSchema.extend({
  is_hidden: z.int().meta({ description: '1 when the shop does not show it any more' }),
  add_before: z.string().nullable().meta({ description: 'until when it can be added to' }),
  points: z.int().meta({ description: 'points it earned' }),
});
export type WireOwnReviewRow = z.infer<typeof ownReviewRowSchema>;

export const summarySchema = z.object({
  average: z.number(),
  stars: z.record(z.enum(['1', '2', '3', '4', '5']), z.int()),
});

/** Counted over what is filtered, on all pages. */
export const langsSchema = z
  .object({ zh: z.int(), en: z.int() })
  .meta({ description: 'reviews whose words are in each language; some may be in none' });

export const canTranslateSchema = z
  .boolean()
  .meta({ description: 'whether comment/translation/{id} has somebody to ask' });

type Attachments = {
  pictures: readonly ResourceRow[];
  reply: ReviewRecord['comment'] | undefined;
  addition: { row: ReviewRecord['comment']; pictures: readonly ResourceRow[] } | undefined;
};

/** Who wrote an anonymous review stays unknown: no id, no portrait. */
export function toReviewRow(
  { comment, line, author }: ReviewRecord,
  { pictures, reply, addition }: Attachments,
  { lang, times }: { lang: Lang; times: Times },
): WireReviewRow {
  const isAnonymous = comment.isAnonymous;
  return {
    id: line.id,
    good_indent_id: line.orderId,
    good_id: line.productId,
    good_sku_id: line.variantId ?? 0,
    img: line.img,
    name: pickText(line.name, lang),
    price: line.price,
    number: line.number,
    created_at: times.text(line.createdAt),
    updated_at: times.text(line.updatedAt),
    good_sku:
      line.variantId === null
        ? null
        : {
            id: line.variantId,
            product_sku: (line.productSku ?? []).map(({ key, value }) => ({
              key: pickText(key, lang),
              value: pickText(value, lang),
            })),
          },
    comment: {
      id: comment.id,
      model_id: line.id,
      model_type: '',
      user_id: isAnonymous ? 0 : (comment.userId ?? 0),
      parent_id: 0,
      title: comment.title,
      details: comment.details,
      state: '',
      score: comment.score,
      anonymity: Number(comment.isAnonymous),
      created_at: times.text(comment.createdAt),
      updated_at: times.text(comment.updatedAt),
      resources_many: pictures.map((picture) => toWireResource(picture, times)),
      reply: reply ? { id: reply.id, parent_id: comment.id, details: reply.details } : null,
      addition: addition
        ? {
            id: addition.row.id,
            details: addition.row.details,
            created_at: times.text(addition.row.createdAt),
            resources_many: addition.pictures.map((picture) => toWireResource(picture, times)),
          }
        : null,
      name: authorName(author, isAnonymous, lang),
      portrait: isAnonymous ? null : (author?.portrait ?? null),
    },
  };
}
