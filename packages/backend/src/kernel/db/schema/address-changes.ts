import { index, pgTable } from 'drizzle-orm/pg-core';
import { refundWays } from '../../words/money.ts';
import { addressFields } from './addresses.ts';
import { cents, childOf, id, instant, inWords, notNegative, word } from './columns.ts';
import { orders } from './orders.ts';

/** Each time the address of an order was changed before it was sent: where it was to go until then. */
export const orderAddressChanges = pgTable(
  'order_address_changes',
  {
    id: id(),
    orderId: childOf(() => orders.id),
    ...addressFields,
    /** Shipping fee until then, and from then on. */
    shippingFeeBefore: cents('carriage_before'),
    shippingFee: cents('carriage'),
    /** Of what had been paid: what went back. */
    refunded: cents(),
    way: word(refundWays, 'balance'),
    changedAt: instant().notNull(),
  },
  (t) => [
    index('order_address_changes_order_index').on(t.orderId, t.id),
    notNegative('order_address_changes_carriage_check', t.shippingFee),
    notNegative('order_address_changes_refunded_check', t.refunded),
    inWords('order_address_changes_way_check', t.way, refundWays),
  ],
);
