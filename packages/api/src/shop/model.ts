import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { Picture } from '../model/picture.ts';
import type { SaleOffer } from '../model/sale-offer.ts';

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

/** A good on the counter of a banner, under a name short enough for its price tag, which says what it costs now. */
export type PriceTag = {
  readonly productId: Id;
  readonly name: string;
  readonly price: Cents;
  /** Running or coming flash sale; missing or `null` without one. */
  readonly flashSale?: SaleOffer | null | undefined;
};

/** A cut-out without a ground; `tag` when the good is for sale. */
export type BannerObject = Picture & { readonly tag: PriceTag | null };

/** A banner as text and objects, these in display order. */
export type BannerStage = {
  readonly title: string;
  readonly subtitle: string | null;
  readonly buttonLabel: string | null;
  readonly tint: BannerTint;
  readonly objects: readonly BannerObject[];
};

/** A page of the shop (path without a language prefix), or a foreign address to be opened without opener access. */
export type BannerLink =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string };

/** A link of the footer. */
export type FriendLink = { readonly name: string; readonly url: string };

export type ShopLanguage = { readonly code: string; readonly name: string };

/** What a QR code above the header shows: a picture of the code, or what to encode. */
export type ScanCode =
  | { readonly kind: 'picture'; readonly url: string }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'address'; readonly url: string };

/** Ways into the shop by phone. */
export type Entrance = 'mini-program' | 'mobile-web' | 'app';

/** Where commerce events go, once a shopper has agreed. */
export type EventSink =
  | { readonly kind: 'none' }
  | { readonly kind: 'data-layer' }
  | { readonly kind: 'endpoint'; readonly path: string };

/** How the shop calls itself: its name, the line beside the mark, a few words, and its first year. */
export type ShopNames = {
  readonly name: string;
  readonly sign: string;
  readonly slogan: string;
  readonly since: number | null;
};

/** What the shop may have hung out its lanterns for. */
export type Festival = 'new-year' | 'lantern' | 'mid-autumn';

/** For the head of pages that say nothing of their own. `names` is `null` on servers that do not tell. */
export type SiteMetadata = {
  readonly description: string;
  readonly keywords: string;
  readonly author: string;
  readonly names: ShopNames | null;
  /** The festival of today; `null` for none, and on servers that do not tell. */
  readonly festival: Festival | null;
};

/** What a promise is about. */
export type PromiseKind = 'delivery' | 'price' | 'returns' | 'genuine';

/** Something the owner of the shop promises. */
export type ShopPromise = { readonly kind: PromiseKind; readonly title: string; readonly text: string | null };

/** Ways to pay: from the balance, by WeChat QR code, on a page of a provider. */
export type PaymentWay = 'balance' | 'wechat' | 'online';

/** What the frame of every page shows and does by configuration. */
export type SiteConfig = {
  readonly codes: Readonly<Record<Entrance, ScanCode | null>>;
  /** Number in the register the footer has to name. */
  readonly registration: string | null;
  /** That this shop sells nothing. */
  readonly notice: string | null;
  readonly events: EventSink;
  readonly promises: readonly ShopPromise[];
  /** Ways to pay there are now; `null` on servers that do not tell. */
  readonly payments: readonly PaymentWay[] | null;
};

/** Customer service: hide what is `null`. A page of the shop is a path without a language prefix. */
export type ServiceContact = {
  readonly url: string | null;
  readonly companyId: string | null;
  readonly qrPicture: string | null;
};

/** Optional features of the shop; a block whose feature is off is not shown. */
export type Feature =
  | 'coupons'
  | 'reviews'
  | 'questions'
  | 'flash-sales'
  | 'points'
  | 'points-payment'
  | 'lotteries'
  | 'qr-sign-in'
  | 'group-purchase'
  | 'articles'
  | 'password-sign-in'
  | 'licence'
  /** Codes are told instead of sent, demo accounts exist. */
  | 'demo';

export type Features = Readonly<Record<Feature, boolean>>;
