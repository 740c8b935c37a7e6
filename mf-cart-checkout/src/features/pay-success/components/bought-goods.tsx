import type { OrderDetail } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { LineGoods } from '../../../components/line-goods.tsx';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './pay-success.styles.ts';

/** More of them are in the order. */
const SHOWN = 5;

/** What was bought, line by line, and what coupon and points took off. */
export function BoughtGoods({ order: { lines, couponDiscount, pointsDiscount } }: { order: OrderDetail }) {
  const text = useTexts();
  const format = useFormat();
  const others = lines.length - SHOWN;
  const saved = couponDiscount + pointsDiscount;
  return (
    <styles.Goods aria-label={text('success.goods')}>
      {lines.slice(0, SHOWN).map((line) => (
        <li key={line.id}>
          <LineGoods line={line} size={64} />
          <span>× {line.quantity}</span>
          <b>{format.money(line.unitPrice * line.quantity)}</b>
        </li>
      ))}
      {others > 0 && <li>{text('success.other-goods', { count: others })}</li>}
      {saved > 0 && (
        <styles.Saved>
          <span>{text('success.saved')}</span>
          <b>{format.money(-saved)}</b>
        </styles.Saved>
      )}
    </styles.Goods>
  );
}
