import type { OrderLine } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { OrderLineGoods } from '../../../components/order-line.tsx';
import * as styles from './order-card.styles.ts';

/** A line on the card of its order, with price and pieces. */
export function PricedLine({ line }: { line: OrderLine }) {
  const format = useFormat();
  return (
    <li>
      <OrderLineGoods line={line} size={80} />
      <styles.Quantity>
        {format.money(line.unitPrice)}
        <span>× {line.quantity}</span>
      </styles.Quantity>
    </li>
  );
}
