import { and, asc, eq } from 'drizzle-orm';
import { jobsOf } from '../../../app/all-jobs.ts';
import {
  couriers,
  notifications,
  orderLines,
  orders,
  parcels,
  trackingEvents,
} from '../../../kernel/db/schema/index.ts';
import type { JobContext } from '../../../kernel/jobs/job-kinds.ts';
import { ensureRecurring, runDueJobs } from '../../../kernel/jobs/runner.ts';
import { dispatchOrder } from '../../../operator/operations/orders/dispatch-order.ts';
import type { WantedPieces } from '../../../operator/operations/orders/pieces-to-send.ts';
import { trackParcel } from '../../../operator/operations/parcels/track-parcel.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { anAddress } from '../../orders/testing/customers.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct, type ProductValues } from '../../orders/testing/products.ts';
import type { TrackingStatus } from '../tracking/tracking-provider.ts';

/** What an order says of its shipment, as far as tests look. */
export type WireOrder = {
  state: number;
  odd: string | null;
  dhl_id: number;
  shipping_time: string | null;
  receiving_time: string | null;
  unsent: number;
  can_remind: boolean;
  reminded_time: string | null;
  can_extend: boolean;
  extended_days: number;
  can_refund: boolean;
  tracking: { status: string; text: string }[];
  parcels: {
    id: number;
    odd: string;
    dhl: { id: number; name: string; abbreviation: string } | null;
    state: string;
    delivered_time: string | null;
    goods_list: { id: number; number: number }[];
    tracking: { status: string; text: string; time: string }[];
  }[];
};

let sent = 0;

/** A shop in which orders are bought and sent in parts. */
export class ParcelShop {
  readonly #shop: TestShop;
  /** What jobs complained about. */
  readonly complaints: object[] = [];

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  get context(): JobContext {
    const log = { info: () => {}, error: (details: object) => void this.complaints.push(details) };
    return { ...this.#shop.app.shop, log };
  }

  /** Lets time pass and does everything that is due then. */
  async pass(milliseconds: number): Promise<void> {
    this.#shop.advance(milliseconds);
    const kinds = jobsOf(this.#shop.config);
    await ensureRecurring(this.context, kinds);
    while ((await runDueJobs(this.context, kinds)) > 0);
  }

  async courier(abbreviation: string, values: Partial<typeof couriers.$inferInsert> = {}): Promise<number> {
    const [row] = await this.#shop.db
      .insert(couriers)
      .values({ name: { zh: `快递${abbreviation}`, en: `Courier ${abbreviation}` }, abbreviation, ...values })
      .returning({ id: couriers.id });
    return row?.id ?? 0;
  }

  /** A paid order of products at 10.00 and the pieces of each; paid by moving its state, so that no job ships it. */
  async paid(customer: TestCustomer, bought: readonly [values: ProductValues, pieces: number][]): Promise<number> {
    const address = await anAddress(this.#shop, customer);
    const lines = [];
    for (const [values, quantity] of bought) lines.push({ good: await aProduct(this.#shop, values), quantity });
    const carriage = bought.reduce((sum, [{ shippingFeeYuan = 0 }]) => sum + shippingFeeYuan, 0);
    const placed = await placeOrder(this.#shop, customer, { lines, address, carriage });
    const response = await this.#shop.post('balancePay', { id: placed.message }, { as: customer });
    if (response.status !== 200) throw new Error(`not paid: ${placed.raw} ${response.raw}`);
    return placed.message;
  }

  /** By an operator. Returns the waybill. */
  async send(orderId: number, lines: WantedPieces | null = null, courier: string | null = null): Promise<string> {
    sent += 1;
    const waybill = `YT${String(sent).padStart(6, '0')}`;
    const { app } = this.#shop;
    await this.#shop.db.transaction((tx) => dispatchOrder(tx, app.shop, String(orderId), { courier, waybill, lines }));
    return waybill;
  }

  track(waybill: string, status: TrackingStatus, at: Date | null = null) {
    const { app, db } = this.#shop;
    return db.transaction((tx) => trackParcel(tx, app.shop, waybill, { status, zh: null, en: null, at }));
  }

  lines(orderId: number) {
    return this.#shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
  }

  async order(id: number) {
    const [order] = await this.#shop.db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error('no order');
    return order;
  }

  parcels(orderId: number) {
    return this.#shop.db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.number));
  }

  async parcel(waybill: string) {
    const [row] = await this.#shop.db.select().from(parcels).where(eq(parcels.waybill, waybill));
    if (!row) throw new Error('no parcel');
    return row;
  }

  async statuses(waybill: string): Promise<string[]> {
    const { id } = await this.parcel(waybill);
    const rows = await this.#shop.db
      .select({ status: trackingEvents.status })
      .from(trackingEvents)
      .where(eq(trackingEvents.parcelId, id))
      .orderBy(asc(trackingEvents.happenedAt), asc(trackingEvents.step));
    return rows.map(({ status }) => status);
  }

  /** What a customer was told of a kind, in English. */
  async told(customer: TestCustomer, kind: string): Promise<string[]> {
    const isKind = and(eq(notifications.userId, customer.id), eq(notifications.type, kind));
    const rows = await this.#shop.db.select().from(notifications).where(isKind).orderBy(asc(notifications.createdAt));
    return rows.map(({ data }) => data.texts.en?.remark ?? '');
  }

  async read(orderId: number, customer: TestCustomer): Promise<WireOrder> {
    return (await this.#shop.get<WireOrder>(`goodIndent/detail/${orderId}`, { as: customer, lang: 'en' })).message;
  }
}
