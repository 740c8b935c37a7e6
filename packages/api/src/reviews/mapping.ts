import type { Id } from '../model/id.ts';
import type { WireResource } from '../wire/parts.ts';
import { toFlag, toNumber, toOptionalText, toOptions, toPage, toPicture } from '../wire/values.ts';
import type {
  OwnReview,
  Review,
  ReviewableLine,
  ReviewInput,
  ReviewPage,
  ReviewSummary,
  ReviewTranslation,
  RewardTerms,
} from './model.ts';
import type {
  WireOwnReview,
  WireReviewableLine,
  WireReviewedLine,
  WireReviewPage,
  WireReviewSummary,
  WireReviewTranslation,
  WireRewardTerms,
} from './wire.ts';

export function toReviewPage(wire: WireReviewPage): ReviewPage {
  const page = toPage(wire, toReview);
  return {
    ...page,
    items: page.items.filter((review) => review !== null),
    summary: wire.summary ? toSummary(wire.summary) : null,
    languages: wire.langs ? { zh: toNumber(wire.langs.zh), en: toNumber(wire.langs.en) } : null,
    canTranslate: toFlag(wire.can_translate),
  };
}

/** `null` for a line without a review. */
function toReview({ comment, good_sku }: WireReviewedLine): Review | null {
  return comment ? toWrittenReview({ comment, good_sku }) : null;
}

type Written = WireReviewedLine & { comment: NonNullable<WireReviewedLine['comment']> };

function toWrittenReview({ comment, good_sku }: Written): Review {
  const { addition, reply } = comment;
  return {
    id: String(comment.id),
    text: comment.details ?? '',
    score: Math.min(5, Math.max(1, toNumber(comment.score, 5))),
    author: comment.name ?? '',
    avatar: toOptionalText(comment.portrait),
    pictures: toPictures(comment.resources_many),
    addition: addition
      ? {
          id: toOptionalId(addition.id),
          text: addition.details ?? '',
          pictures: toPictures(addition.resources_many),
          writtenAt: addition.created_at ?? '',
        }
      : null,
    options: toOptions(good_sku?.product_sku),
    reply: reply?.details ? { id: toOptionalId(reply.id), text: reply.details } : null,
    writtenAt: comment.created_at ?? '',
  };
}

const toPictures = (resources: readonly WireResource[] | undefined): string[] =>
  (resources ?? []).flatMap((resource) => toPicture(resource)?.url ?? []);

const toOptionalId = (id: string | number | null | undefined): Id | null =>
  id === null || id === undefined ? null : String(id);

/** A review for its author. */
export function toOwnReview(wire: WireOwnReview): OwnReview {
  return {
    ...toWrittenReview(wire),
    product: { id: String(wire.good_id), name: wire.name, picture: toOptionalText(wire.img) },
    isAnonymous: toFlag(wire.comment.anonymity),
    isHidden: toFlag(wire.is_hidden),
    addBefore: toOptionalText(wire.add_before),
    points: toNumber(wire.points),
  };
}

export const toReviewableLine = (wire: WireReviewableLine): ReviewableLine => ({
  id: String(wire.id),
  productId: String(wire.good_id),
  name: wire.name,
  picture: toOptionalText(wire.img),
  options: toOptions(wire.good_sku?.product_sku),
  boughtAt: wire.created_at ?? '',
});

export const toRewardTerms = ({ points, length, pictures }: WireRewardTerms): RewardTerms => ({
  points: toNumber(points),
  minLength: toNumber(length),
  minPictures: toNumber(pictures),
});

export const toReviewTranslation = ({ lang, text }: WireReviewTranslation): ReviewTranslation => ({
  language: lang,
  text,
});

/** Body of `POST comment/{order_id}`: one entry per line. */
export const toWireReviews = (reviews: readonly ReviewInput[]) =>
  reviews.map(({ lineId, score, text, pictures, isAnonymous }) => ({
    id: lineId,
    score,
    details: text,
    resources: [...pictures],
    anonymity: isAnonymous ? 1 : 0,
  }));

function toSummary({ average, stars }: WireReviewSummary): ReviewSummary {
  return { average: toNumber(average), perStar: [1, 2, 3, 4, 5].map((star) => toNumber(stars[star])) };
}
