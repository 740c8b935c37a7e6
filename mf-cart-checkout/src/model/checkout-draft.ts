import { type CartLine, readStoredLines } from '@jishi/api/cart';
import type { OrderDraftLine } from '@jishi/api/orders';
import { isId } from '@jishi/contracts/ids';

/**
 * Goods on their way into an order. `cart`: they leave the cart once the order is placed; `buy-now` never were in it, nor
 * was a lottery `prize`, which is never stored either.
 */
export type CheckoutDraft = {
  /** Makes the order unique: sent as its idempotency key. */
  id: string;
  source: 'cart' | 'buy-now' | 'prize';
  lines: readonly CartLine[];
  /** A visitor settled these lines: in the customer's cart they may have been joined with others since. */
  isVisitors?: true | undefined;
  /** The flash sale the line is bought in; such a draft has one line, and `source` is `buy-now`. */
  flashSale?: FlashSaleRef | undefined;
  /** Where it goes; missing: to the default address. */
  addressId?: string | undefined;
  /** A coupon of the customer; `null`: none is wanted; missing: the one that saves most. */
  couponId?: string | null | undefined;
  /** Points the customer wants to spend; missing: as many as can be. */
  points?: number | undefined;
  remark?: string | undefined;
  /** Words on the tag of a present, empty for one without; missing: it is none. */
  giftNote?: string | undefined;
  /** The draw whose prize is ordered. */
  prizeId?: string | undefined;
};

/** A flash sale and its variant, as an order line names them. */
export type FlashSaleRef = NonNullable<OrderDraftLine['flashSale']>;

const idPattern = /^[0-9a-f]{32}$/;

/** Reads a stored draft; `null` when there is none, or when nothing of it can be ordered. Never throws. */
export function readDraft(json: string | null): CheckoutDraft | null {
  try {
    const value = JSON.parse(json ?? 'null') as Partial<Record<keyof CheckoutDraft, unknown>> | null;
    const lines = readStoredLines(JSON.stringify(value?.lines ?? []));
    if (typeof value?.id !== 'string' || !idPattern.test(value.id) || lines.length === 0) return null;
    return {
      id: value.id,
      source: value.source === 'buy-now' ? 'buy-now' : 'cart',
      lines,
      ...(value.isVisitors === true ? { isVisitors: true } : {}),
      ...saleOf(value.flashSale),
      ...choicesOf(value),
    };
  } catch {
    return null;
  }
}

function saleOf(value: unknown): Pick<CheckoutDraft, 'flashSale'> {
  const { saleId, variantId } = (value ?? {}) as Partial<Record<keyof FlashSaleRef, unknown>>;
  return typeof saleId === 'string' && typeof variantId === 'string' ? { flashSale: { saleId, variantId } } : {};
}

type Choices = Pick<CheckoutDraft, 'addressId' | 'couponId' | 'points' | 'remark' | 'giftNote'>;

/** What of the choices can be read; the rest counts as not chosen. */
function choicesOf({
  addressId,
  couponId,
  points,
  remark,
  giftNote,
}: Partial<Record<keyof Choices, unknown>>): Choices {
  return {
    ...(isId(addressId) ? { addressId } : {}),
    ...(couponId === null || isId(couponId) ? { couponId } : {}),
    ...(Number.isSafeInteger(points) && Number(points) >= 0 ? { points: Number(points) } : {}),
    ...(typeof remark === 'string' ? { remark } : {}),
    ...(typeof giftNote === 'string' ? { giftNote } : {}),
  };
}

/** A new draft. Works also where the page is not served securely and `randomUUID` is missing. */
export function createDraft(
  source: CheckoutDraft['source'],
  lines: readonly CartLine[],
  flashSale?: FlashSaleRef,
): CheckoutDraft {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, source, lines, ...(flashSale && { flashSale }) };
}

type NamedLine = Omit<OrderDraftLine, 'flashSale'>;

/** The lines as an order names them, in the flash sale they are bought in. */
export const toOrderLines = (lines: readonly NamedLine[], flashSale?: FlashSaleRef): OrderDraftLine[] =>
  lines.map(({ productId, variantId, quantity, name, picture, unitPrice }) => ({
    productId,
    variantId,
    quantity,
    name,
    picture,
    unitPrice,
    ...(flashSale && { flashSale }),
  }));
