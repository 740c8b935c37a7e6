import { type Break, off } from './broken-context.ts';

/** Orders that are sent in parts: one of two pieces is under way. */
export const brokenParcels: readonly Break[] = [
  [
    'parcels-add-up',
    /than were bought/,
    ({ parted }) => [
      ...off('order_lines', 'order_lines_sent_check'),
      `update order_lines set sent = 3 where order_id = ${parted}`,
    ],
  ],
  [
    'parcels-add-up',
    /than were bought/,
    ({ parted }) => [`update order_lines set refunded = 2 where order_id = ${parted}`],
  ],
  [
    'parcels-add-up',
    /not those that were sent/,
    ({ parted }) => [`update order_lines set sent = 0 where order_id = ${parted}`],
  ],
  [
    'parcels-add-up',
    /holds nothing/,
    ({ parted }) => [`delete from parcel_lines where parcel_id in (select id from parcels where order_id = ${parted})`],
  ],
  [
    'parcels-add-up',
    /not of its order/,
    ({ parted, askedBack }) => [
      `update parcel_lines set order_line_id = (select id from order_lines where order_id = ${askedBack} limit 1)
      where parcel_id in (select id from parcels where order_id = ${parted})`,
    ],
  ],
  ['parcels-add-up', /one by one/, ({ parted }) => [`update parcels set number = 2 where order_id = ${parted}`]],
  ['parcels-add-up', /first one/, ({ parted }) => [`update orders set waybill = 'X' where id = ${parted}`]],
  ['parcels-add-up', /pieces of it wait/, ({ parted }) => [`update orders set state = 3 where id = ${parted}`]],
  [
    'parcels-add-up',
    /it still waits/,
    ({ parted }) => [
      `update order_lines set sent = 2 where order_id = ${parted}`,
      `update parcel_lines set pieces = 2 where parcel_id in (select id from parcels where order_id = ${parted})`,
    ],
  ],
  ['parcels-add-up', /unpaid order/, ({ unpaid }) => [`update order_lines set sent = 1 where order_id = ${unpaid}`]],
];
