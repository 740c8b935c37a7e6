import type { Id, Language } from '../model/id.ts';
import type { Page, PageRequest } from '../model/page.ts';
import type { ShopTime } from '../model/shop-time.ts';
import type { VariantOption } from '../model/variant-option.ts';

/** What its author said later: once, in the days after the review. */
export type ReviewAddition = {
  /** `null` from a server that says none. */
  readonly id: Id | null;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly writtenAt: ShopTime;
};

/** What the shop answered. */
export type ReviewReply = {
  /** `null` from a server that says none. */
  readonly id: Id | null;
  readonly text: string;
};

export type Review = {
  readonly id: Id;
  readonly text: string;
  /** 1 to 5 stars. */
  readonly score: number;
  /** Name as the server shows it: shortened, or a word for anonymous. */
  readonly author: string;
  readonly avatar: string | null;
  readonly pictures: readonly string[];
  readonly options: readonly VariantOption[];
  /** `null` also from a server that knows none. */
  readonly addition: ReviewAddition | null;
  readonly reply: ReviewReply | null;
  readonly writtenAt: ShopTime;
};

/** A review as its author sees it. */
export type OwnReview = Review & {
  readonly product: { readonly id: Id; readonly name: string; readonly picture: string | null };
  readonly isAnonymous: boolean;
  /** The shop does not show it any more. */
  readonly isHidden: boolean;
  /** Until when something can be added; `null` when nothing can. */
  readonly addBefore: ShopTime | null;
  /** Points it earned. */
  readonly points: number;
};

/** A line of an order that waits for its review. */
export type ReviewableLine = {
  readonly id: Id;
  readonly productId: Id;
  readonly name: string;
  readonly picture: string | null;
  readonly options: readonly VariantOption[];
  readonly boughtAt: ShopTime;
};

/** What is said of one line; `pictures` are addresses of uploads, in their order. */
export type ReviewInput = {
  readonly lineId: Id;
  /** 1 to 5 stars. */
  readonly score: number;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly isAnonymous: boolean;
};

export type AdditionInput = Pick<ReviewInput, 'text' | 'pictures'>;

/** Points a review of one line earns (0: none), and the characters and pictures it needs for them. */
export type RewardTerms = { readonly points: number; readonly minLength: number; readonly minPictures: number };

/** Most characters of a review, and of what is added to it. */
export const MAX_REVIEW_LENGTH = 500;
/** Most pictures of either. */
export const MAX_REVIEW_PICTURES = 4;

/** Average and number of reviews per star, index 0 = one star. */
export type ReviewSummary = { readonly average: number; readonly perStar: readonly number[] };

export type ReviewQuery = PageRequest & {
  readonly productId: Id;
  /** Only reviews with so many stars, or with pictures (our own server). */
  readonly score?: number | undefined;
  readonly withPictures?: boolean | undefined;
  /** Reviews in another language come after all the others (our own server, api level 11); without it all go by time. */
  readonly firstLang?: Language | undefined;
};

export type ReviewPage = Page<Review> & {
  readonly summary: ReviewSummary | null;
  /** How many of all pages are in each language, some may be in none; `null` from a server that does not say. */
  readonly languages: Readonly<Record<Language, number>> | null;
  /** Whether somebody translates reviews, additions and replies. */
  readonly canTranslate: boolean;
};

/** What a review, an addition or a reply says in another language, by a machine. */
export type ReviewTranslation = { readonly language: Language; readonly text: string };
