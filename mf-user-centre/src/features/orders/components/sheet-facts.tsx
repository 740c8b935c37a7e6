import { fullAddressLine } from '@jishi/api/addresses/line';
import type { OrderDetail } from '@jishi/api/orders';
import { maskPhone, useFormat } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './order-print.styles.ts';

/** Who gets it, and how far the order is. */
export function SheetFacts({ order }: { order: OrderDetail }) {
  const text = useTexts();
  const { date } = useFormat();
  const { address, paymentMethod } = order;
  const when = (time: string | null) => (time ? date(time, 'minute') : null);
  return (
    <styles.Columns>
      <Facts
        title={text('print.order')}
        facts={[
          [text('print.state'), text(`order-state.${order.state}`)],
          [text('order.station-placed'), when(order.placedAt)],
          [text('order.station-paid'), when(order.paidAt)],
          [text('order.station-shipped'), when(order.shippedAt)],
          [text('order.station-received'), when(order.completedAt)],
          [text('order.payment'), paymentMethod && text(`order.payment-${paymentMethod}`)],
        ]}
      />
      {address && (
        <Facts
          title={text('order.receiver')}
          facts={[
            [text('order.receiver-name'), address.name],
            [text('field.phone'), maskPhone(address.phone)],
            [text('order.receiver-address'), fullAddressLine(address)],
          ]}
        />
      )}
    </styles.Columns>
  );
}

/** Titled pairs; what is not known is left out. */
function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string | null])[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
