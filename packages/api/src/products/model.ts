import type { Id } from '../model/id.ts';
import type { Cents, CentsRange } from '../model/money.ts';
import type { Page, PageRequest } from '../model/page.ts';
import type { Picture } from '../model/picture.ts';
import type { ColourFamily, ProductService } from '../model/product-facets.ts';
import type { ProductType } from '../model/product-type.ts';
import type { SaleOffer } from '../model/sale-offer.ts';
import type { ShopTime } from '../model/shop-time.ts';
import type { MeasureUnit, UnitPrice } from '../model/unit-price.ts';
import type { VariantOption } from '../model/variant-option.ts';

export type { Measure, MeasureUnit, UnitPrice } from '../model/unit-price.ts';
export type { VariantOption } from '../model/variant-option.ts';

/** A product in a list. */
export type ProductCard = {
  readonly id: Id;
  readonly name: string;
  /** What it costs now, in its flash sale while that gives the price: the cheapest variant or the only price. */
  readonly price: Cents;
  readonly priceRange: CentsRange;
  /** Price to strike through, during a sale the ordinary one; `null` when there is none or it is not higher. */
  readonly marketPrice: Cents | null;
  /** Running or coming flash sale; missing or `null` without one. */
  readonly flashSale?: SaleOffer | null | undefined;
  /** What a base amount of it costs now, the cheapest way it is sold; missing where it is not known how much is in it. */
  readonly unitPrice?: UnitPrice | undefined;
  readonly picture: Picture | null;
  readonly sales: number;
  readonly brandId: Id | null;
  /** `null` when the list does not tell (products without variants on some servers). */
  readonly stock: number | null;
  readonly hasVariants: boolean;
  readonly isRecommended: boolean;
  readonly isNew: boolean;
  readonly isHot: boolean;
  /** `null` when the list does not tell. */
  readonly type: ProductType | null;
  /** Sent for nothing, wherever to. */
  readonly hasFreeShipping: boolean;
  readonly acceptsPoints: boolean;
};

/** By price per unit the cheapest come first, and products that are not measured so last. */
export type ProductSort = 'default' | 'sales' | 'price-ascending' | 'price-descending' | `unit-price-${MeasureUnit}`;

/** What to list. Filters beyond keyword and category need our own server; another one ignores them. */
export type ProductQuery = PageRequest & {
  /** What is searched for. */
  readonly keyword?: string | undefined;
  /** Nothing of the keyword is corrected. */
  readonly asTyped?: boolean | undefined;
  /** This category and everything below it. */
  readonly categoryId?: Id | undefined;
  readonly ids?: readonly Id[] | undefined;
  readonly recommended?: boolean | undefined;
  readonly brandIds?: readonly Id[] | undefined;
  readonly priceMin?: Cents | undefined;
  readonly priceMax?: Cents | undefined;
  readonly inStock?: boolean | undefined;
  /** Products that come in any of these. */
  readonly colours?: readonly ColourFamily[] | undefined;
  /** Products all of these hold of now. */
  readonly services?: readonly ProductService[] | undefined;
  /** Only products this coupon is for. */
  readonly couponId?: Id | undefined;
  readonly sort?: ProductSort | undefined;
};

export type BrandFacet = { readonly id: Id; readonly name: string; readonly count: number };
export type CategoryFacet = { readonly id: Id; readonly name: string; readonly count: number };

export type ColourFacet = { readonly colour: ColourFamily; readonly count: number };

export type ServiceFacet = { readonly service: ProductService; readonly count: number };

export type UnitFacet = { readonly unit: MeasureUnit; readonly count: number };

/** What the found products can be narrowed by, counted over all pages. */
export type ProductFacets = {
  readonly brands: readonly BrandFacet[];
  readonly categories: readonly CategoryFacet[];
  readonly price: CentsRange | null;
  readonly inStock: number;
  /** Products whose price per unit is known, by what they are measured in, most of them first; empty when the server does not tell. */
  readonly units: readonly UnitFacet[];
  /** Colours products come in, in the order of `colourFamilies`; empty when the server does not tell. */
  readonly colours: readonly ColourFacet[];
  /** In the order of `productServices`; empty when the server does not tell. */
  readonly services: readonly ServiceFacet[];
};

/** How a search was understood. */
export type UnderstoodSearch = {
  /** What the keyword was taken for, where nothing was found as it was typed. */
  readonly corrected: string | null;
  /** So many of the products are what was asked for, and come first; those after them are similar. `null`: all of them are. */
  readonly exact: number | null;
};

/** One page of products; `facets` is `null` when the server does not count, `search` when nothing was searched for. */
export type ProductPage = Page<ProductCard> & {
  readonly facets: ProductFacets | null;
  readonly search: UnderstoodSearch | null;
};

export type Variant = {
  readonly id: Id;
  readonly price: Cents;
  readonly marketPrice: Cents | null;
  readonly stock: number;
  /** In display order; every variant of a product names the same axes. */
  readonly options: readonly VariantOption[];
  /** By its ordinary price; missing where it is not known how much is in it. */
  readonly unitPrice?: UnitPrice | undefined;
  readonly picture: Picture | null;
};

export type ProductVideo = { readonly url: string; readonly poster: string | null };

/** `on-sale` can be bought; `in-warehouse` is off the shelf; `scheduled` comes later. */
export type ProductAvailability = 'on-sale' | 'in-warehouse' | 'scheduled' | 'removed';

export type Product = {
  readonly id: Id;
  readonly name: string;
  /** Product number for people (article number). */
  readonly number: string;
  readonly type: ProductType;
  readonly availability: ProductAvailability;
  readonly categoryId: Id | null;
  readonly brandId: Id | null;
  readonly shortDescription: string;
  readonly keywords: string;
  /** HTML of the detail area. Clean it before showing unless the server is known to do so. */
  readonly detailsHtml: string;
  /** Ordinary prices: what a cart pays. What it costs now, in a flash sale too: `priceNow`. */
  readonly price: Cents;
  readonly priceRange: CentsRange;
  readonly marketPriceRange: CentsRange | null;
  /** Running or coming flash sale; missing or `null` without one. */
  readonly flashSale?: SaleOffer | null | undefined;
  /** What a base amount of it costs now, the cheapest way it can be had; missing where it is not known how much is in it. */
  readonly unitPrice?: UnitPrice | undefined;
  /** Pieces over all variants. */
  readonly stock: number;
  readonly sales: number;
  /** Main picture first; never empty on our server. */
  readonly pictures: readonly Picture[];
  readonly video: ProductVideo | null;
  /** Only variants with stock are sent; empty for a product with one price. */
  readonly variants: readonly Variant[];
  /** Most pieces in one order; `null` without a limit. */
  readonly purchaseLimit: number | null;
  /** Fixed fee (`null` id) or shipping rate the fee is computed from. */
  readonly shippingRateId: Id | null;
  /** Goods of one shipping rate worth this much are sent for nothing, wherever to; missing when nothing makes them, or it is not told. */
  readonly freeShippingFrom?: Cents | undefined;
  readonly acceptsPoints: boolean;
  readonly onSaleSince: ShopTime | null;
};

/**
 * What a search word that is being typed could go on to: another word, or a page of its own, whose `id` is given. `count` tells how many products
 * a word finds, when the server counts.
 */
export type Suggestion =
  | { readonly kind: 'word'; readonly text: string; readonly count: number | null }
  | { readonly kind: 'category' | 'brand' | 'product' | 'article'; readonly text: string; readonly id: Id };

/** Words to search for: what sells, and what was perhaps meant by a word that found nothing. */
export type SearchWords = { readonly popular: readonly string[]; readonly near: readonly string[] };
