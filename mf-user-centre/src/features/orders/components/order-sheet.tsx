import { timesCents } from '@jishi/api';
import type { OrderDetail, OrderLine } from '@jishi/api/orders';
import { useFirstNow } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { LogoMark } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './order-print.styles.ts';
import { SheetFacts } from './sheet-facts.tsx';
import { SheetParcels } from './sheet-parcels.tsx';
import { SheetSums } from './sheet-sums.tsx';

/** The order as a sheet of paper: the same in both themes, in the ink that is there. */
export function OrderSheet({ order }: { order: OrderDetail }) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const now = useFirstNow();
  return (
    <styles.Sheet>
      <styles.SheetHead>
        <LogoMark size={32} />
        <b>{common('common.shop')}</b>
        <styles.Title>
          <h1>{text('print.title')}</h1>
          <span>{text('orders.number', { number: order.number })}</span>
        </styles.Title>
      </styles.SheetHead>
      <SheetFacts order={order} />
      <styles.Goods>
        <caption>{text('order.lines')}</caption>
        <styles.GoodsGroup as="thead">
          <styles.GoodsRow>
            <styles.GoodsHead>{text('orders.goods')}</styles.GoodsHead>
            <styles.GoodsHead>{text('order.unit-price')}</styles.GoodsHead>
            <styles.GoodsHead>{text('order.quantity')}</styles.GoodsHead>
            <styles.GoodsHead>{text('order.subtotal')}</styles.GoodsHead>
          </styles.GoodsRow>
        </styles.GoodsGroup>
        <styles.GoodsGroup>
          {order.lines.map((line) => (
            <SheetLine key={line.id} line={line} />
          ))}
        </styles.GoodsGroup>
      </styles.Goods>
      <SheetSums order={order} />
      <SheetParcels order={order} />
      <styles.SheetFoot>
        <p>{text('print.remark', { remark: order.remark ?? text('order.none') })}</p>
        <p>{text('print.no-invoice', { time: format.date(now, 'minute') })}</p>
      </styles.SheetFoot>
    </styles.Sheet>
  );
}

function SheetLine({ line: { name, options, unitPrice, quantity } }: { line: OrderLine }) {
  const { money, lang } = useFormat();
  const specification = options.map(({ value }) => value).join(lang === 'zh' ? '；' : '; ');
  return (
    <styles.GoodsRow>
      <styles.GoodsName>
        {name}
        {specification && <small>{specification}</small>}
      </styles.GoodsName>
      <styles.GoodsCell>{money(unitPrice)}</styles.GoodsCell>
      <styles.GoodsCell>{quantity}</styles.GoodsCell>
      <styles.GoodsCell>{money(timesCents(unitPrice, quantity))}</styles.GoodsCell>
    </styles.GoodsRow>
  );
}
