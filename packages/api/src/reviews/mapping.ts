import { toNumber, toOptionalText, toOptions, toPage, toPicture } from '../wire/values.ts';
import type { Review, ReviewPage, ReviewSummary } from './model.ts';
import type { WireReviewedLine, WireReviewPage, WireReviewSummary } from './wire.ts';

export function toReviewPage(wire: WireReviewPage): ReviewPage {
  const page = toPage(wire, toReview);
  return {
    ...page,
    items: page.items.filter((review) => review !== null),
    summary: wire.summary ? toSummary(wire.summary) : null,
  };
}

/** `null` for a line without a review. */
export function toReview({ comment, good_sku }: WireReviewedLine): Review | null {
  if (!comment) return null;
  return {
    id: String(comment.id),
    text: comment.details ?? '',
    score: Math.min(5, Math.max(1, toNumber(comment.score, 5))),
    author: comment.name ?? '',
    avatar: toOptionalText(comment.portrait),
    pictures: (comment.resources_many ?? []).flatMap((resource) => toPicture(resource)?.url ?? []),
    options: toOptions(good_sku?.product_sku),
    reply: toOptionalText(comment.reply?.details),
    writtenAt: comment.created_at ?? '',
  };
}

function toSummary({ average, stars }: WireReviewSummary): ReviewSummary {
  return { average: toNumber(average), perStar: [1, 2, 3, 4, 5].map((star) => toNumber(stars[star])) };
}
