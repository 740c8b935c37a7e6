import type { FlashSale } from '@jishi/api/flash-sales';
import { RemoteFragment } from '@jishi/contracts';

/**
 * The place of somebody who waits for this product in its running sale; nothing for everybody else. Of a sale that sold out
 * meanwhile too: whoever waited is told.
 */
export function QueuePlace({ sale }: { sale: FlashSale | null }) {
  if (sale?.state !== 'running') return null;
  return <RemoteFragment id="mf_promotions/queue-ticket" props={{ productId: sale.productId }} fallback={null} />;
}
