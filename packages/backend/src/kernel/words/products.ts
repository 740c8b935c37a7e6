import { vocabulary, type WordOf } from './vocabulary.ts';

/** What is sold: a thing that is posted, a service, card keys or a web disk, a file. */
export const productTypes = vocabulary('type of goods', { physical: 0, virtual: 1, 'card-key': 2, download: 3 });
export type ProductType = WordOf<typeof productTypes>;

/** Card keys and downloads are handed out by the payment: nothing of them is sent, and no cart takes them. */
export const isDeliveredByPayment = (type: ProductType): boolean => type === 'card-key' || type === 'download';

/** In the warehouse, on sale, on sale from a time. */
export const shelfStates = vocabulary('shelf state', { off: 0, on: 1, scheduled: 2 });
export type ShelfState = WordOf<typeof shelfStates>;

/** How its shipping fee comes about: one amount, or a shipping rate. */
export const shippingTypes = vocabulary('kind of shipping fee', { fixed: 0, rate: 1 });
export type ShippingType = WordOf<typeof shippingTypes>;

/** When its stock falls. */
export const stockRules = vocabulary('stock rule', { 'when-ordered': 0, 'when-paid': 1 });
export type StockRule = WordOf<typeof stockRules>;

/** What the buyers of a card-key product get. */
export const codeKinds = vocabulary('kind of code', { 'card-key': 0, 'web-disk': 1 });
export type CodeKind = WordOf<typeof codeKinds>;

/** Whether a code has been handed out. */
export const codeStates = vocabulary('state of a code', { free: 0, taken: 1 });

/** The most points it may be paid with: cents of discount, or percent of the price. */
export const pointsKinds = vocabulary('points rule', { fixed: 0, percent: 1 });
export type PointsKind = WordOf<typeof pointsKinds>;
