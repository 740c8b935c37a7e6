import type { ScheduleContext } from '../../../conformance/schedules/context.ts';
import { type Break, off } from './broken-context.ts';

/** Stock and flash sales. */
export const brokenProducts: readonly Break[] = [
  [
    'stock-not-negative',
    /stock of a good/,
    (_, { offers }) => [
      ...off('goods', 'goods_inventory_check'),
      `update goods set inventory = -1 where id = ${offers.plain.id}`,
      `insert into stock_receipts (good_id, pieces, remark) select ${offers.plain.id}, -3, 'so that the sum fits'`,
    ],
  ],
  [
    'stock-not-negative',
    /stock of a SKU/,
    (_, { offers }) => [
      ...off('good_skus', 'good_skus_inventory_check'),
      `update good_skus set inventory = -1 where id = ${offers.parcel.variantId}`,
    ],
  ],
  [
    'stock-not-negative',
    /stock of a flash sale/,
    (_, { offers }) => [
      ...off('flash_sale_skus', 'flash_sale_skus_residue_check'),
      `update flash_sale_skus set residue_limit = -1 where id = ${offers.sale.sale?.variantId}`,
    ],
  ],
  [
    'stock-adds-up',
    /not what was received/,
    (_, { offers }) => [`update goods set inventory = inventory + 1 where id = ${offers.plain.id}`],
  ],
  [
    'stock-adds-up',
    /not what was received/,
    (_, { offers }) => [`update good_skus set inventory = inventory - 1 where id = ${offers.keys.variantId}`],
  ],
  [
    'stock-adds-up',
    /not what was received/,
    (_, { offers }) => [`delete from stock_receipts where good_id = ${offers.sale.id}`],
  ],
  [
    'stock-adds-up',
    /took nothing out of stock/,
    ({ balance }) => [`update order_lines set is_stock_taken = false where order_id = ${balance}`],
  ],
  ['stock-adds-up', /still holds stock/, ({ unpaid }) => [`update orders set state = 4 where id = ${unpaid}`]],
  ['stock-adds-up', /paid order is cancelled/, ({ balance }) => [`update orders set state = 6 where id = ${balance}`]],
  [
    'stock-adds-up',
    /handed out more than once/,
    ({ keys, balance }) => [
      `insert into order_codes (order_id, code_id) select ${balance}, code_id from order_codes where order_id = ${keys}`,
    ],
  ],
  [
    'stock-adds-up',
    /counts as free/,
    ({ keys }) => [
      `update good_codes set state = 0 where id in (select code_id from order_codes where order_id = ${keys})`,
    ],
  ],
  [
    'flash-sale-limits',
    /customer has more pieces/,
    ({ sale }) => [`update flash_sale_purchases set number = 3 where order_id = ${sale}`],
  ],
  [
    'flash-sale-limits',
    /order has more pieces/,
    (_, { offers }) => [
      `update flash_sales set is_purchase_number = 1, purchase_number = 1 where id = ${offers.sale.sale?.id}`,
    ],
  ],
  [
    'flash-sale-limits',
    /not what the orders took/,
    ({ sale }) => [`delete from flash_sale_purchases where order_id = ${sale}`],
  ],
  ['flash-sale-limits', /not what the orders took/, ({ sale }) => [`update orders set state = 6 where id = ${sale}`]],
  [
    'flash-sale-limits',
    /more was sold/,
    (_, { offers }) => [
      `update flash_sale_skus set residue_limit = residue_limit + 1 where id = ${offers.sale.sale?.variantId}`,
    ],
  ],
  [
    'flash-sale-limits',
    /left, held and sold/,
    (_, { offers }) => [
      `update flash_sale_skus set residue_limit = residue_limit - 1 where id = ${offers.sale.sale?.variantId}`,
    ],
  ],
  ['flash-sale-limits', /left, held and sold/, (_, context) => [holdOf(context)]],
  ['stock-adds-up', /not what was received/, (_, context) => [holdOf(context)]],
  [
    'flash-sale-limits',
    /took held pieces/,
    (_, context) => [holdOf(context), 'update flash_sale_places set state = 2, held = 0'],
  ],
  [
    'flash-sale-limits',
    /waits while somebody behind/,
    (_, context) => [
      holdOf(context),
      `insert into flash_sale_places (flash_sale_id, flash_sale_sku_id, user_id, number, pieces, arrived_at)
        select flash_sale_id, flash_sale_sku_id, ${context.customers[1]?.id}, number - 1, 1, now() from flash_sale_places`,
    ],
  ],
];

/** A hold that came out of nothing. */
function holdOf({ offers, customers }: ScheduleContext): string {
  return `insert into flash_sale_places (flash_sale_id, flash_sale_sku_id, user_id, number, pieces, state, held, is_stock_taken, arrived_at,
      held_until, through_at)
    select k.flash_sale_id, k.id, ${customers[0]?.id}, 1000, 1, 1, 1, true, now(), now(), now()
    from flash_sale_skus k where k.id = ${offers.sale.sale?.variantId}`;
}
