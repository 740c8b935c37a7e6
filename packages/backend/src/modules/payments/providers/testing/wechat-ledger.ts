/** A request of a merchant, whatever it asks for. */
export type Body = {
  appid: string;
  mchid: string;
  description: string;
  time_expire: string;
  notify_url: string;
  out_trade_no: string;
  out_refund_no: string;
  amount: { total: number; refund: number; currency: string };
};

export type Order = {
  out_trade_no: string;
  notify_url: string;
  total: number;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';
  transaction_id: string;
  success_time: string;
};
type Refund = {
  out_refund_no: string;
  out_trade_no: string;
  refund: number;
  total: number;
  status: string;
  refund_id: string;
};

type Merchant = { appId: string; merchantId: string };

export const rfc3339 = (now: Date): string =>
  `${new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;

/** Orders and refunds of one merchant as WeChat Pay keeps them, and what it answers about them. */
export class WechatLedger {
  readonly orders = new Map<string, Order>();
  readonly refunds = new Map<string, Refund>();
  /** What becomes of a refund that is asked for. */
  refundStatus = 'PROCESSING';
  readonly #merchant: Merchant;

  constructor(merchant: Merchant) {
    this.#merchant = merchant;
  }

  order(number: string): Order {
    const order = this.orders.get(number);
    if (!order) throw new Error(`no order ${number}`);
    return order;
  }

  /** The shopper pays; no notice is sent by itself. */
  pay(number: string, now: Date): void {
    const order = this.order(number);
    if (order.state !== 'NOTPAY') throw new Error(`order ${number} is ${order.state}`);
    Object.assign(order, { state: 'SUCCESS', success_time: rfc3339(now) });
  }

  /** What the notice of a refund says inside. */
  describeRefunded(number: string, now: Date): { status: string; inside: object } {
    const refund = this.refunds.get(number);
    if (!refund) throw new Error(`no refund ${number}`);
    const inside = {
      mchid: this.#merchant.merchantId,
      out_trade_no: refund.out_trade_no,
      transaction_id: this.order(refund.out_trade_no).transaction_id,
      out_refund_no: number,
      refund_id: refund.refund_id,
      refund_status: refund.status,
      success_time: rfc3339(now),
      amount: { total: refund.total, refund: refund.refund, payer_total: refund.total, payer_refund: refund.refund },
      user_received_account: '零钱',
    };
    return { status: refund.status, inside };
  }

  /** Answers a request that was properly signed. */
  handle(method: string, path: string, body: Body): [number, object | null] {
    if (path === '/v3/pay/transactions/native') return this.#create(body);
    if (path === '/v3/refund/domestic/refunds') return this.#refund(body);
    const [, refundNumber] = /^\/v3\/refund\/domestic\/refunds\/([\w-]+)$/.exec(path) ?? [];
    if (method === 'GET' && refundNumber) return this.#describeRefund(refundNumber);
    const [, number = '', end] = /^\/v3\/pay\/transactions\/out-trade-no\/([\w-]+)(\/close)?$/.exec(path) ?? [];
    const order = this.orders.get(number);
    if (!order) return [404, { code: 'ORDER_NOT_EXIST' }];
    if (!end) return [200, this.describe(order)];
    if (order.state === 'SUCCESS') return [400, { code: 'ORDER_PAID' }];
    order.state = 'CLOSED';
    return [204, null];
  }

  #create(body: Body): [number, object] {
    const { out_trade_no, notify_url, amount, appid, mchid, description, time_expire } = body;
    const isSound =
      appid === this.#merchant.appId &&
      mchid === this.#merchant.merchantId &&
      /^[\w|*-]{6,32}$/.test(out_trade_no) &&
      Number.isInteger(amount.total) &&
      amount.total > 0 &&
      amount.currency === 'CNY' &&
      /^https?:\/\/[^?]+$/.test(notify_url) &&
      description.length > 0 &&
      description.length <= 127 &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(time_expire);
    if (!isSound) return [400, { code: 'PARAM_ERROR' }];
    const known = this.orders.get(out_trade_no);
    if (known && (known.state !== 'NOTPAY' || known.total !== amount.total))
      return [400, { code: 'OUT_TRADE_NO_USED' }];
    const id = `42000${String(this.orders.size).padStart(23, '0')}`;
    if (!known) {
      this.orders.set(out_trade_no, {
        out_trade_no,
        notify_url,
        total: amount.total,
        state: 'NOTPAY',
        transaction_id: id,
        success_time: '',
      });
    }
    return [200, { code_url: `weixin://wxpay/bizpayurl?pr=${out_trade_no.slice(-9)}` }];
  }

  #refund({ out_trade_no, out_refund_no, amount }: Body): [number, object] {
    const order = this.orders.get(out_trade_no);
    if (!order) return [404, { code: 'RESOURCE_NOT_EXISTS' }];
    const known = this.refunds.get(out_refund_no);
    const before = [...this.refunds.values()].filter((one) => one.out_trade_no === out_trade_no && one !== known);
    const spent = before.reduce((sum, one) => sum + one.refund, 0);
    const isPaid = order.state === 'SUCCESS' || order.state === 'REFUND';
    if (!isPaid || amount.total !== order.total || spent + amount.refund > order.total)
      return [400, { code: 'INVALID_REQUEST' }];
    if (!known) {
      const refund_id = `50000${String(this.refunds.size).padStart(23, '0')}`;
      this.refunds.set(out_refund_no, {
        out_refund_no,
        out_trade_no,
        refund: amount.refund,
        total: amount.total,
        status: this.refundStatus,
        refund_id,
      });
      order.state = 'REFUND';
    }
    return this.#describeRefund(out_refund_no);
  }

  #describeRefund(number: string): [number, object] {
    const refund = this.refunds.get(number);
    if (!refund) return [404, { code: 'RESOURCE_NOT_EXISTS' }];
    const { out_refund_no, out_trade_no, refund_id, status, total } = refund;
    return [
      200,
      {
        out_refund_no,
        out_trade_no,
        refund_id,
        status,
        channel: 'ORIGINAL',
        amount: { total, refund: refund.refund, currency: 'CNY' },
      },
    ];
  }

  describe(order: Order) {
    const isPaid = order.state === 'SUCCESS' || order.state === 'REFUND';
    return {
      appid: this.#merchant.appId,
      mchid: this.#merchant.merchantId,
      out_trade_no: order.out_trade_no,
      trade_state: order.state,
      trade_state_desc: order.state,
      amount: { total: order.total, payer_total: order.total, currency: 'CNY', payer_currency: 'CNY' },
      ...(isPaid
        ? {
            transaction_id: order.transaction_id,
            trade_type: 'NATIVE',
            bank_type: 'OTHERS',
            success_time: order.success_time,
            payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
          }
        : {}),
    };
  }
}
