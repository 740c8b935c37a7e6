import type { Id } from '../id.ts';
import type { Picture } from '../picture.ts';

/** Where a banner is shown. */
export type BannerPlace = 'home-carousel' | 'home-advertisement' | 'sign-in' | 'blogroll';

export type Banner = {
  readonly id: Id;
  readonly name: string;
  readonly picture: Picture | null;
  readonly link: BannerLink | null;
  /** The same as text and objects; `null` on servers that send a picture only. */
  readonly stage: BannerStage | null;
};

/** Ground of a banner that is set from text and objects. */
export type BannerTint = 'cinnabar' | 'jade' | 'gold' | 'indigo' | 'wood';

/** A banner as text and objects. `objects` are cut-outs without a ground, in display order. */
export type BannerStage = {
  readonly title: string;
  readonly subtitle: string | null;
  readonly buttonLabel: string | null;
  readonly tint: BannerTint;
  readonly objects: readonly Picture[];
};

/** A page of the shop (path without a language prefix), or a foreign address to be opened without opener access. */
export type BannerLink =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string };

/** A link of the footer. */
export type FriendLink = { readonly name: string; readonly url: string };

export type ShopLanguage = { readonly code: string; readonly name: string };

/** Customer service: hide what is `null`. */
export type ServiceContact = {
  readonly url: string | null;
  readonly companyId: string | null;
  readonly qrPicture: string | null;
};

/** Optional features of the shop; a block whose feature is off is not shown. */
export type Feature =
  | 'coupons'
  | 'reviews'
  | 'flash-sales'
  | 'points'
  | 'points-payment'
  | 'lotteries'
  | 'qr-sign-in'
  | 'group-purchase'
  | 'articles'
  | 'password-sign-in'
  | 'licence';

export type Features = Readonly<Record<Feature, boolean>>;
