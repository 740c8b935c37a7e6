import { and, asc, eq } from 'drizzle-orm';
import { jobsOf } from '../../../app/all-jobs.ts';
import { moneyLogs, notifications, orders, paymentLogs, users } from '../../../kernel/db/schema/index.ts';
import type { JobContext } from '../../../kernel/jobs/job-kinds.ts';
import { ensureRecurring, runDueJobs } from '../../../kernel/jobs/runner.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { anAddress } from '../../orders/testing/customers.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct, type ProductValues } from '../../orders/testing/products.ts';
import { AlipayCounterpart } from '../providers/testing/alipay-counterpart.ts';
import { WechatCounterpart } from '../providers/testing/wechat-counterpart.ts';

/** Both providers, listening, and the settings of a shop that takes real money there. */
export async function openProviders() {
  const wechat = await new WechatCounterpart().open();
  const ali = await new AlipayCounterpart().open();
  const env = { SHOP_DEMO: '0', SHOP_PUBLIC_ORIGIN: 'https://shop.example', ...wechat.env, ...ali.env };
  return { wechat, ali, env, close: async () => void (await Promise.all([wechat.close(), ali.close()])) };
}

export type Providers = Awaited<ReturnType<typeof openProviders>>;
export type PlatformName = 'weixin' | 'alipay';
export type Sent = { status: number; body: string };

/** What the pay page gets. */
type StartResponse = { number: string; code_url: string; pay_url: string };

/** A shop with its providers, as tests of payments use them. */
export class OnlineShop {
  readonly #shop: TestShop;
  readonly #providers: Providers;
  /** What jobs complained about. */
  readonly complaints: object[] = [];

  constructor(shop: TestShop, providers: Providers) {
    this.#shop = shop;
    this.#providers = providers;
    providers.wechat.now = () => shop.now;
    providers.ali.now = () => shop.now;
    Object.assign(providers.wechat, { mood: 'well', refundStatus: 'PROCESSING' });
    providers.ali.mood = 'well';
  }

  get context(): JobContext {
    const log = { info: () => {}, error: (details: object) => void this.complaints.push(details) };
    return { ...this.#shop.app.shop, log };
  }

  /** Lets time pass and does everything that is due then. */
  async pass(milliseconds: number): Promise<void> {
    this.#shop.advance(milliseconds);
    const kinds = jobsOf({ demo: false });
    await ensureRecurring(this.context, kinds);
    while ((await runDueJobs(this.context, kinds)) > 0);
  }

  /** An unpaid order of 10.00. */
  async order(
    customer: TestCustomer,
    values: ProductValues = {},
  ): Promise<{ id: number; productId: number; variantId: number }> {
    const product = await aProduct(this.#shop, { stock: 20, ...values });
    const address = await anAddress(this.#shop, customer);
    const line = values.skus ? { good: product, sku: 0 } : { good: product };
    const response = await placeOrder(this.#shop, customer, { lines: [line], address });
    if (response.status !== 200) throw new Error(`no order: ${response.raw}`);
    return { id: response.message, productId: product.id, variantId: product.variantIds[0] ?? 0 };
  }

  start(id: unknown, platform: string, customer: TestCustomer, more: object = {}, lang = 'zh') {
    const body = { id, type: 'goodsIndent', platform, ...more };
    return this.#shop.post<StartResponse>('unifiedPayment', body, { as: customer, lang });
  }

  /** Begins to pay; the shopper has the provider's page open. Returns the number of the payment. */
  async begin(id: number, platform: PlatformName, customer: TestCustomer): Promise<string> {
    const response = await this.start(id, platform, customer);
    if (response.status !== 200) throw new Error(`not begun: ${response.raw}`);
    if (platform === 'alipay') this.#providers.ali.openPage(response.message.pay_url);
    return response.message.number;
  }

  /** The shopper pays, and nobody tells the shop. */
  pay(number: string, platform: PlatformName): void {
    (platform === 'weixin' ? this.#providers.wechat : this.#providers.ali).pay(number);
  }

  notice(number: string, platform: PlatformName) {
    return platform === 'weixin' ? this.#providers.wechat.paymentNotice(number) : this.#providers.ali.notice(number);
  }

  async send(notice: { headers: Record<string, string>; payload: string }, door = 'paymentNotify'): Promise<Sent> {
    const url = `${this.#shop.config.apiBase}${door}`;
    const response = await this.#shop.app.inject({ method: 'POST', url, ...notice });
    return { status: response.statusCode, body: response.body };
  }

  async state(orderId: number): Promise<OrderState | undefined> {
    return (await this.orderRow(orderId))?.state;
  }

  async orderRow(orderId: number) {
    return (await this.#shop.db.select().from(orders).where(eq(orders.id, orderId)))[0];
  }

  /** Every attempt to pay or give back of an order, oldest first. */
  attempts(orderId: number) {
    return this.#shop.db
      .select()
      .from(paymentLogs)
      .where(eq(paymentLogs.orderId, orderId))
      .orderBy(asc(paymentLogs.id));
  }

  ledger(orderId: number) {
    return this.#shop.db.select().from(moneyLogs).where(eq(moneyLogs.orderId, orderId)).orderBy(asc(moneyLogs.id));
  }

  async balance(customer: TestCustomer): Promise<number | undefined> {
    return (await this.#shop.db.select().from(users).where(eq(users.id, customer.id)))[0]?.money;
  }

  async told(customer: TestCustomer, kind: string): Promise<number> {
    const isKind = and(eq(notifications.userId, customer.id), eq(notifications.type, kind));
    return this.#shop.db.$count(notifications, isKind);
  }
}

/** What each provider wants to hear. */
export const thanks: Record<PlatformName, Sent> = {
  weixin: { status: 200, body: '{"code":"SUCCESS"}' },
  alipay: { status: 200, body: 'success' },
};
