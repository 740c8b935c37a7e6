import type { OrderDetail } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';
import { sumRows, totalOf } from '../model/sum-rows.ts';
import * as styles from './order-print.styles.ts';

/** How the amount comes about, on paper. */
export function SheetSums({ order }: { order: OrderDetail }) {
  const text = useTexts();
  const { money } = useFormat();
  return (
    <styles.Sums>
      {sumRows(order).map(({ key, amount, isSaving, isFree }) => (
        <div key={key}>
          <dt>{text(`order.sum-${key}`)}</dt>
          <dd>{isFree ? text('orders.shipping-free') : money(isSaving ? -amount : amount)}</dd>
        </div>
      ))}
      <div>
        <dt>{text(`order.sum-${totalOf(order)}`)}</dt>
        <dd>
          <b>{money(order.total)}</b>
        </dd>
      </div>
    </styles.Sums>
  );
}
