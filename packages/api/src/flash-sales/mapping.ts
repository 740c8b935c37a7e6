import { rangeOfCents } from '../model/money.ts';
import { higherThan } from '../wire/market-price.ts';
import { flashSaleStateNumbers, wordOf } from '../wire/numbers.ts';
import {
  centsFromCents,
  centsFromYuan,
  toFlag,
  toNumber,
  toOptionalId,
  toOptionalNumber,
  toOptionalText,
  toPage,
  toPicture,
} from '../wire/values.ts';
import type { FlashSaleChange } from './live-change.ts';
import type {
  FlashSale,
  FlashSaleCard,
  FlashSalePage,
  FlashSaleState,
  FlashSaleVariant,
  OwnPieces,
  SaleReminders,
} from './model.ts';
import type {
  WireOwnPieces,
  WireSaleEvent,
  WireSaleReminders,
  WireSeckill,
  WireSeckillPage,
  WireSeckillRow,
  WireSeckillSku,
} from './wire.ts';

function toFlashSaleCard(wire: WireSeckillRow): FlashSaleCard {
  const price = rangeOfCents(wire.price.map(centsFromYuan)) ?? { min: 0, max: 0 };
  return {
    id: String(wire.id),
    productId: String(wire.good_id),
    name: wire.name,
    summary: wire.abstract ?? '',
    price,
    normalPrice: higherThan(price.min, centsFromYuan(wire.market_price)),
    progress: Math.min(100, Math.max(0, toNumber(wire.progress))),
    left: toOptionalNumber(wire.left),
    held: toNumber(wire.held),
    allotted: toOptionalNumber(wire.limit),
    orderLimit: toLimit(wire.purchase_number),
    customerLimit: toLimit(wire.customer_limit),
    state: toState(wire.state),
    startsAt: wire.time,
    endsAt: wire.end_time,
    picture: toPicture(wire.resources),
  };
}

export function toFlashSalePage(wire: WireSeckillPage): FlashSalePage {
  return { ...toPage(wire, toFlashSaleCard), serverTime: toOptionalText(wire.server_time) };
}

export const toOwnPieces = (wire: readonly WireOwnPieces[]): OwnPieces =>
  Object.fromEntries(wire.map(({ id, number }) => [String(id), toNumber(number)]));

export function toFlashSale(wire: WireSeckill): FlashSale {
  const variants = wire.seckill_sku.map(toFlashSaleVariant);
  const shown = (wire.price_show ?? []).map(centsFromYuan);
  return {
    id: String(wire.id),
    productId: String(wire.good_id),
    name: wire.name,
    summary: wire.abstract ?? '',
    detailsHtml: wire.details ?? '',
    state: toState(wire.state),
    startsAt: wire.time,
    endsAt: wire.end_time,
    serverTime: toOptionalText(wire.server_time),
    price: rangeOfCents(shown.length ? shown : variants.map(({ price }) => price)) ?? { min: 0, max: 0 },
    pictures: toPictures(wire),
    orderLimit: toFlag(wire.is_purchase_number) ? toLimit(wire.purchase_number) : null,
    customerLimit: toLimit(wire.customer_limit),
    variants,
  };
}

export const toFlashSaleChange = (wire: WireSaleEvent): FlashSaleChange => ({
  id: String(wire.id),
  productId: String(wire.good_id),
  state: toState(wire.state),
  startsAt: wire.time,
  endsAt: wire.end_time,
  progress: Math.min(100, Math.max(0, toNumber(wire.progress))),
  left: toNumber(wire.left),
  variants: wire.seckill_sku.map((sku) => ({
    id: String(sku.id),
    left: toNumber(sku.residue_limit),
    held: toNumber(sku.held),
  })),
  serverTime: wire.server_time,
});

export const toSaleReminders = (wire: WireSaleReminders): SaleReminders => ({
  saleIds: wire.ids.map(String),
  secondsBefore: toOptionalNumber(wire.seconds_before),
});

function toFlashSaleVariant(sku: WireSeckillSku): FlashSaleVariant {
  return {
    id: String(sku.id),
    variantId: toOptionalId(sku.good_sku_id),
    price: centsFromCents(sku.seckill_price),
    normalPrice: centsFromCents(sku.price),
    left: toNumber(sku.residue_limit),
    held: toNumber(sku.held),
    allotted: toNumber(sku.limit),
    picture: toPicture(sku.resources),
  };
}

/** Main picture (`seckill_zimg`) first. */
function toPictures({ resources_many = [] }: WireSeckill) {
  const isMain = (depict: string | null | undefined) => Number(Boolean(depict?.includes('_zimg')));
  const sorted = resources_many.toSorted((a, b) => isMain(b.depict) - isMain(a.depict));
  return sorted.map(toPicture).filter((picture) => picture !== null);
}

function toLimit(value: number | string | null | undefined): number | null {
  const limit = toNumber(value);
  return limit > 0 ? limit : null;
}

const toState = (state: number | string | null | undefined): FlashSaleState =>
  wordOf(flashSaleStateNumbers, state) ?? 'over';
