import type { FlashSale } from '@jishi/api/flash-sales';
import { RemoteFragment } from '@jishi/contracts';

/** To be reminded of a coming sale. */
export function SaleReminder({ sale: { id, startsAt, name } }: { sale: FlashSale }) {
  return <RemoteFragment id="mf_promotions/reminder-button" props={{ saleId: id, startsAt, name }} />;
}
