import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { Picture } from '../model/picture.ts';
import type { ProductType } from '../model/product-type.ts';
import type { SaleOffer } from '../model/sale-offer.ts';
import type { ShopTime } from '../model/shop-time.ts';

/** Characters of a name, as people count them. */
export const MAX_FAVOURITE_LIST_NAME = 30;

/** What opens a list for anybody, until its time is over or its owner ends it. */
export type ListLink = {
  readonly token: string;
  /** What its owner calls themselves there; empty: nothing. */
  readonly from: string;
  readonly expiresAt: ShopTime;
};

/** A list a customer has given a name. */
export type FavouriteList = {
  readonly id: Id;
  readonly name: string;
  /** Favourites in it. */
  readonly count: number;
  /** The product that was asked about is in it. */
  readonly hasProduct: boolean;
  /** Of what was put in last, four at most. */
  readonly pictures: readonly Picture[];
  /** `null` while it is not shared. */
  readonly link: ListLink | null;
};

/** A product of a list somebody shares. */
export type SharedProduct = {
  readonly id: Id;
  readonly name: string;
  readonly type: ProductType;
  /** What it costs now, in its flash sale while that gives the price. */
  readonly price: Cents;
  /** Running or coming flash sale; `null` without one. */
  readonly flashSale: SaleOffer | null;
  readonly picture: Picture | null;
  readonly isSoldOut: boolean;
  readonly hasVariants: boolean;
};

/** A list as whoever has its link sees it. */
export type SharedFavourites = Omit<ListLink, 'token'> & {
  readonly name: string;
  readonly products: readonly SharedProduct[];
  /** Products of it that are not sold any more. */
  readonly goneCount: number;
};
