import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { knownMigrations, migrateIn } from './migrate.ts';
import { openInMemory } from './open/embedded/open-embedded.ts';

/** The migration that brought parcels is the 30th. */
const BEFORE = 29;

const product = "insert into goods (id, identification, number, price, order_price) values (1, 'G1', 'N1', 1000, 1000)";
const courier = `insert into couriers (id, name, abbreviation) values (7, '{"zh":"云途"}', 'yuntu')`;
const user = "insert into users (id, name, cellphone) values (1, 'a', '13800000001')";

type Old = { id: number; state: number; waybill?: string; shipped?: string; confirmed?: string };

const order = ({ id, state, waybill, shipped, confirmed }: Old) => {
  const text = (value?: string) => (value === undefined ? 'null' : `'${value}'`);
  return `insert into orders (id, user_id, state, identification, courier_id, waybill, pay_time, shipping_time, confirm_time)
    values (${id}, 1, ${state}, 'O${id}', ${waybill ? 7 : 'null'}, ${text(waybill)}, '2026-11-01', ${text(shipped)}, ${text(confirmed)})`;
};
const line = (id: number, orderId: number, number: number, refunded = 0, productType = 0) =>
  `insert into order_lines (id, order_id, good_id, good_type, name, img, number, refunded)
    values (${id}, ${orderId}, 1, ${productType}, '{"zh":"锅"}', '/x.webp', ${number}, ${refunded})`;
const event = (orderId: number, step: number, status: string, at: string) =>
  `insert into tracking_events (order_id, step, status, text, happened_at) values (${orderId}, ${step}, '${status}', '{"zh":"到"}', '${at}')`;
const refund = (id: number, orderId: number, lineId: number, quantity: number, at: string) => [
  `insert into refund_requests (id, order_id, user_id, identification, kind, state, reason)
    values (${id}, ${orderId}, 1, 'T${id}', 'refund', 'refunded', 'other')`,
  `insert into refund_lines (request_id, order_line_id, pieces) values (${id}, ${lineId}, ${quantity})`,
  `insert into refund_events (request_id, step, state, actor, happened_at) values (${id}, 0, 'refunding', 'shop', '${at}')`,
];

it('orders from before parcels have one each, with what was sent in it and what is known of its way', async () => {
  const database = await openInMemory();
  const { db } = database;
  await db.transaction((tx) => migrateIn(tx, new Set(knownMigrations().slice(0, BEFORE))));
  const rows = [
    product,
    courier,
    user,
    // On its way: of three pieces one was refunded before it was sent, another one after.
    order({ id: 1, state: 3, waybill: 'A', shipped: '2026-11-03' }),
    line(11, 1, 3, 2),
    line(12, 1, 1, 0, 1),
    ...refund(1, 1, 11, 1, '2026-11-02'),
    ...refund(2, 1, 11, 1, '2026-11-05'),
    event(1, 0, 'picked_up', '2026-11-03'),
    event(1, 1, 'out_for_delivery', '2026-11-04'),
    event(1, 2, 'delivered', '2999-01-01'),
    // Received; its waybill is all that is known.
    order({ id: 2, state: 10, waybill: 'B', shipped: '2026-11-03', confirmed: '2026-11-06' }),
    line(21, 2, 1),
    // Waits, a piece of it was refunded.
    order({ id: 3, state: 2 }),
    line(31, 3, 2, 1),
    ...refund(3, 3, 31, 1, '2026-11-02'),
    // A service.
    order({ id: 4, state: 10, shipped: '2026-11-03', confirmed: '2026-11-06' }),
    line(41, 4, 1, 0, 1),
  ];
  for (const row of rows) await db.execute(sql.raw(row));
  await db.transaction((tx) => migrateIn(tx));

  const read = async (query: string) => (await db.execute(sql.raw(query))).rows;
  expect(await read('select id, sent, refunded_unsent from order_lines order by id')).toEqual([
    { id: 11, sent: 2, refunded_unsent: 1 },
    { id: 12, sent: 1, refunded_unsent: 0 },
    { id: 21, sent: 1, refunded_unsent: 0 },
    { id: 31, sent: 0, refunded_unsent: 1 },
    { id: 41, sent: 1, refunded_unsent: 0 },
  ]);
  expect(
    await read(`select order_id, number, courier_id, waybill, state, delivered_at is not null as arrived,
      delivered_told_at is not null as told, ask_at is not null as asked from parcels order by order_id`),
  ).toEqual([
    {
      order_id: 1,
      number: 1,
      courier_id: 7,
      waybill: 'A',
      state: 'out_for_delivery',
      arrived: false,
      told: false,
      asked: true,
    },
    {
      order_id: 2,
      number: 1,
      courier_id: 7,
      waybill: 'B',
      state: 'delivered',
      arrived: true,
      told: true,
      asked: false,
    },
  ]);
  expect(await read('select order_line_id, pieces from parcel_lines order by 1')).toEqual([
    { order_line_id: 11, pieces: 2 },
    { order_line_id: 21, pieces: 1 },
  ]);
  expect(await read('select count(*)::int as lost from tracking_events where parcel_id is null')).toEqual([
    { lost: 0 },
  ]);
  await database.close();
}, 60_000);
