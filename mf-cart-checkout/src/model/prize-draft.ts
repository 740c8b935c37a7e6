import { lineKey } from '@jishi/api/cart';
import type { OrderPreview } from '@jishi/api/orders';
import { type CheckoutDraft, createDraft } from './checkout-draft.ts';

/** A draft of the goods of a prize, as the server previews them. */
export function prizeDraft(prizeId: string, preview: OrderPreview): CheckoutDraft {
  const lines = preview.lines.map(({ problem: _problem, ...line }) => ({
    ...line,
    key: lineKey(line),
    shippingRateId: null,
    stock: null,
    purchaseLimit: null,
  }));
  return { ...createDraft('prize', lines), prizeId };
}
