import { type CentsRange, rangeOfCents } from '../model/money.ts';
import type { Picture } from '../model/picture.ts';
import { colourFamilies, productServices } from '../model/product-facets.ts';
import { givesPrice } from '../model/sale-offer.ts';
import { higherThan } from '../wire/market-price.ts';
import { availabilityNumbers, productTypeNumbers, wireServices, wordOf } from '../wire/numbers.ts';
import { toProductType } from '../wire/product-type.ts';
import { toSaleOffer } from '../wire/sale-offer.ts';
import { toMeasureUnit, toUnitPrice } from '../wire/unit-price.ts';
import {
  centsFromYuan,
  toFlag,
  toNumber,
  toOptionalCents,
  toOptionalId,
  toOptionalNumber,
  toOptionalText,
  toOptions,
  toPage,
  toPicture,
} from '../wire/values.ts';
import type { Product, ProductCard, ProductFacets, ProductPage, ProductVideo, Suggestion, Variant } from './model.ts';
import type { WireFacets, WireGood, WireGoodCard, WireGoodPage, WireSku, WireSuggestion } from './wire.ts';

type WireAmounts = readonly (number | string | null | undefined)[] | undefined;

export function toProductCard(good: WireGoodCard): ProductCard {
  return {
    id: String(good.id),
    name: good.name,
    ...toPricesNow(good),
    ...optionalUnitPrice(good),
    picture: toPicture(good.resources),
    sales: toNumber(good.sales),
    brandId: toOptionalId(good.brand_id),
    stock: toOptionalNumber(good.inventory_show),
    hasVariants: Boolean(good.good_sku?.length),
    isRecommended: toFlag(good.is_recommend),
    isNew: toFlag(good.is_new),
    isHot: toFlag(good.is_hot),
    type: wordOf(productTypeNumbers, good.type_code) ?? null,
    hasFreeShipping: isFree(good),
    acceptsPoints: toNumber(good.integral_commodity_count) > 0,
  };
}

function optionalUnitPrice({ unit_price }: Pick<WireGood, 'unit_price'>): Pick<ProductCard, 'unitPrice'> {
  const unitPrice = toUnitPrice(unit_price);
  return unitPrice ? { unitPrice } : {};
}

/** The server says what its flash sale makes of the price; beside it, the ordinary one stands where it always does. */
function toPricesNow(good: WireGoodCard): Pick<ProductCard, 'price' | 'priceRange' | 'marketPrice' | 'flashSale'> {
  const flashSale = toSaleOffer(good.seckill_offer);
  if (givesPrice(flashSale)) {
    const { price, normalPrice } = flashSale;
    return { price: price.min, priceRange: price, marketPrice: higherThan(price.min, normalPrice), flashSale };
  }
  const price = centsFromYuan(good.order_price) || centsFromYuan(good.price);
  return {
    price,
    priceRange: toRange(good.price_show) ?? { min: price, max: price },
    marketPrice: higherThan(price, centsFromYuan(good.market_price) || toRange(good.original_price_show)?.min),
    ...(flashSale && { flashSale }),
  };
}

/** A fixed fee of nothing; goods that are not posted have none to begin with. */
const isFree = ({ type_code, freight_type, freight }: WireGoodCard): boolean =>
  [type_code, freight_type, freight].every((value) => toOptionalNumber(value) === 0);

export function toProductPage(wire: WireGoodPage): ProductPage {
  const { facets, search } = wire;
  return {
    ...toPage(wire, toProductCard),
    facets: facets ? toFacets(facets) : null,
    search: search ? { corrected: search.corrected || null, exact: toOptionalNumber(search.exact) } : null,
  };
}

function toVariant(sku: WireSku): Variant {
  const price = centsFromYuan(sku.price);
  return {
    id: String(sku.id),
    price,
    marketPrice: higherThan(price, centsFromYuan(sku.market_price)),
    ...optionalUnitPrice(sku),
    stock: toNumber(sku.inventory),
    options: toOptions(sku.product_sku),
    picture: toPicture(sku.resources),
  };
}

export function toProduct(good: WireGood): Product {
  const variants = good.good_sku.map(toVariant);
  const price = centsFromYuan(good.order_price) || centsFromYuan(good.price);
  const priceRange = toRange(good.price_show) ??
    rangeOfCents(variants.map((variant) => variant.price)) ?? { min: price, max: price };
  const limit = toNumber(good.purchase_number);
  const flashSale = toSaleOffer(good.seckill_offer);
  return {
    id: String(good.id),
    name: good.name,
    number: good.number ?? '',
    type: toProductType(good),
    availability: toAvailability(good),
    categoryId: toOptionalId(good.category_id),
    brandId: toOptionalId(good.brand_id),
    shortDescription: good.short_description ?? '',
    keywords: good.keywords ?? '',
    detailsHtml: good.details ?? '',
    price: price || priceRange.min,
    priceRange,
    marketPriceRange: toMarketRange(good, priceRange),
    ...(flashSale && { flashSale }),
    ...optionalUnitPrice(good),
    stock: toNumber(good.inventory_show ?? good.inventory),
    sales: toNumber(good.sales),
    pictures: toPictures(good),
    video: toVideo(good),
    variants,
    purchaseLimit: limit > 0 ? limit : null,
    shippingRateId: toOptionalId(good.freight_id),
    freeShippingFrom: toOptionalCents(good.freight_free_from),
    acceptsPoints: toNumber(good.integral_commodity_count) > 0,
    onSaleSince: toOptionalText(good.time),
  };
}

export function toSuggestion({ text, count, kind, id }: WireSuggestion): Suggestion {
  const target = toOptionalId(id);
  return target && kind && kind !== 'word'
    ? { kind, text, id: target }
    : { kind: 'word', text, count: toOptionalNumber(count) };
}

/** Nothing sent counts as on sale: lists of some servers hold such products only. */
function toAvailability({ is_delete, is_show }: WireGood): Product['availability'] {
  if (toNumber(is_delete) === 1) return 'removed';
  return wordOf(availabilityNumbers, is_show) ?? 'on-sale';
}

function toFacets(facets: WireFacets): ProductFacets {
  const entry = (row: { id: number | string; name: string; count?: string | number | null | undefined }) => ({
    id: String(row.id),
    name: row.name,
    count: toNumber(row.count),
  });
  return {
    brands: facets.brands.map(entry),
    categories: (facets.categories ?? []).map(entry),
    price: toRange([facets.price_min, facets.price_max]),
    inStock: toNumber(facets.in_stock),
    units: (facets.units ?? []).flatMap(({ unit, count }) => {
      const known = toMeasureUnit(unit);
      return known ? [{ unit: known, count: toNumber(count) }] : [];
    }),
    colours: (facets.colours ?? []).flatMap(({ colour, count }) => {
      const known = colourFamilies.find((family) => family === colour);
      return known ? [{ colour: known, count: toNumber(count) }] : [];
    }),
    services: (facets.services ?? []).flatMap(({ service, count }) => {
      const known = productServices.find((one) => wireServices[one] === service);
      return known ? [{ service: known, count: toNumber(count) }] : [];
    }),
  };
}

/** A list of one or two amounts in yuan; empty texts are amounts that are not set. */
function toRange(amounts: WireAmounts): CentsRange | null {
  const set = (amounts ?? []).filter((amount) => toOptionalNumber(amount) !== null);
  return rangeOfCents(set.map(centsFromYuan));
}

function toMarketRange(good: WireGood, price: CentsRange): CentsRange | null {
  const range = toRange(good.market_price_show) ?? toRange([good.market_price]);
  return range && range.max > price.max ? range : null;
}

const isVideo = (depict: string | null | undefined) => Boolean(depict?.includes('_video'));
const isPoster = (depict: string | null | undefined) => Boolean(depict?.includes('_poster'));

/** Pictures without the video and its poster, main picture (`_zimg`) first. */
function toPictures(good: WireGood): Picture[] {
  const stills = (good.resources_many ?? []).filter(({ depict }) => !isVideo(depict) && !isPoster(depict));
  const sorted = stills.toSorted((a, b) => Number(isMain(b.depict)) - Number(isMain(a.depict)));
  const pictures = sorted.map(toPicture).filter((picture) => picture !== null);
  const main = toPicture(good.resources);
  return pictures.length || !main ? pictures : [main];
}

const isMain = (depict: string | null | undefined) => Boolean(depict?.endsWith('_zimg'));

function toVideo({ resources_many = [] }: WireGood): ProductVideo | null {
  const url = toPicture(resources_many.find(({ depict }) => isVideo(depict)))?.url;
  const poster = toPicture(resources_many.find(({ depict }) => isPoster(depict)))?.url;
  return url ? { url, poster: poster ?? null } : null;
}
