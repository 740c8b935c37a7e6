import { type CartLine, readStoredLines } from '@jishi/api/cart';
import type { OrderDraftLine } from '@jishi/api/orders';

/** Goods on their way into an order. `cart`: they leave the cart once the order is placed; `buy-now` never were in it. */
export type CheckoutDraft = {
  /** Makes the order unique: sent as its idempotency key. */
  id: string;
  source: 'cart' | 'buy-now';
  lines: readonly CartLine[];
};

const idPattern = /^[0-9a-f]{32}$/;

/** Reads a stored draft; `null` when there is none, or when nothing of it can be ordered. Never throws. */
export function readDraft(json: string | null): CheckoutDraft | null {
  try {
    const value = JSON.parse(json ?? 'null') as Partial<Record<keyof CheckoutDraft, unknown>> | null;
    const lines = readStoredLines(JSON.stringify(value?.lines ?? []));
    if (typeof value?.id !== 'string' || !idPattern.test(value.id) || lines.length === 0) return null;
    return { id: value.id, source: value.source === 'buy-now' ? 'buy-now' : 'cart', lines };
  } catch {
    return null;
  }
}

/** A new draft. Works also where the page is not served securely and `randomUUID` is missing. */
export function createDraft(source: CheckoutDraft['source'], lines: readonly CartLine[]): CheckoutDraft {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { id: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), source, lines };
}

/** The lines as an order names them. */
export const toOrderLines = (lines: readonly CartLine[]): OrderDraftLine[] =>
  lines.map(({ productId, variantId, quantity, name, picture, unitPrice }) => ({
    productId,
    variantId,
    quantity,
    name,
    picture,
    unitPrice,
  }));
