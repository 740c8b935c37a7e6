import type { Id } from '../id.ts';
import type { Page, PageRequest } from '../page.ts';
import type { VariantOption } from '../products/model.ts';
import type { ShopTime } from '../shop-time.ts';

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
  readonly reply: string | null;
  readonly writtenAt: ShopTime;
};

/** Average and number of reviews per star, index 0 = one star. */
export type ReviewSummary = { readonly average: number; readonly perStar: readonly number[] };

export type ReviewQuery = PageRequest & {
  readonly productId: Id;
  /** Only reviews with so many stars, or with pictures (our own server). */
  readonly score?: number | undefined;
  readonly withPictures?: boolean | undefined;
};

export type ReviewPage = Page<Review> & { readonly summary: ReviewSummary | null };
