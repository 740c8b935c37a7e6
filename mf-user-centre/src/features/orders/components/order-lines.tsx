import { timesCents } from '@jishi/api';
import type { OrderDetail, OrderLine } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { Figures, Price, Sum } from '@jishi/ui';
import { type Column, Table } from '@jishi/ui/data';
import { DetailCard } from '../../../components/detail-card.tsx';
import { OrderLineGoods } from '../../../components/order-line.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { useReviewColumn } from '../hooks/use-review-column.tsx';
import { sumRows, totalOf } from '../model/sum-rows.ts';
import * as styles from './order-detail.styles.ts';

/** What was bought, and how the amount comes about. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const text = useTexts();
  const format = useFormat();
  const total = totalOf(order);
  const columns: Column<OrderLine>[] = [
    {
      key: 'goods',
      header: text('orders.goods'),
      cell: (line) => <OrderLineGoods line={line} size={64} />,
      phone: 'bare',
    },
    {
      key: 'price',
      header: text('order.unit-price'),
      cell: ({ unitPrice }) => <Figures>{format.money(unitPrice)}</Figures>,
      align: 'end',
    },
    {
      key: 'quantity',
      header: text('order.quantity'),
      cell: ({ quantity }) => <Figures>× {quantity}</Figures>,
      align: 'center',
    },
    {
      key: 'subtotal',
      header: text('order.subtotal'),
      cell: ({ unitPrice, quantity }) => (
        <Price parts={format.moneyParts(timesCents(unitPrice, quantity))} size="s" tone="ink" />
      ),
      align: 'end',
    },
    ...useReviewColumn(order),
  ];
  return (
    <DetailCard title={text('order.lines')}>
      <Table caption={text('order.lines')} columns={columns} rows={order.lines} rowKey={({ id }) => id} />
      <styles.SumBox>
        <Sum>
          {sumRows(order).map(({ key, amount, isSaving, isFree }) => (
            <div key={key} {...(isSaving || isFree ? { 'data-minus': '' } : {})}>
              <dt>{text(`order.sum-${key}`)}</dt>
              <dd>{isFree ? text('orders.shipping-free') : format.money(isSaving ? -amount : amount)}</dd>
            </div>
          ))}
          <div data-total="">
            <dt>{text(`order.sum-${total}`)}</dt>
            <dd>
              <Price parts={format.moneyParts(order.total)} size="l" tone={total === 'total' ? 'ink' : 'price'} />
            </dd>
          </div>
        </Sum>
      </styles.SumBox>
    </DetailCard>
  );
}
