import {
  createCipheriv,
  createDecipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Signs like the merchant or WeChat Pay: SHA256 with RSA over lines that each end with a line break. */
export function signLines(lines: readonly string[], key: KeyObject | string): string {
  return createSign('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .sign(key, 'base64');
}

export function verifyLines(lines: readonly string[], signature: string, key: KeyObject | string): boolean {
  return createVerify('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .verify(key, signature, 'base64');
}

export function encrypt(text: string, key: string, nonce: string, aad: string): string {
  const cipher = createCipheriv(key.length === 32 ? 'aes-256-gcm' : 'aes-128-gcm', key, nonce);
  cipher.setAAD(Buffer.from(aad));
  const parts = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64');
}

export function decrypt(sealed: string, key: string, nonce: string, aad: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const cut = bytes.length - 16;
  const decipher = createDecipheriv(key.length === 32 ? 'aes-256-gcm' : 'aes-128-gcm', key, nonce);
  decipher.setAAD(Buffer.from(aad));
  decipher.setAuthTag(bytes.subarray(cut));
  return Buffer.concat([decipher.update(bytes.subarray(0, cut)), decipher.final()]).toString('utf8');
}

/** A request of a merchant, whatever it asks for. */
type Body = {
  appid: string;
  mchid: string;
  description: string;
  time_expire: string;
  notify_url: string;
  out_trade_no: string;
  out_refund_no: string;
  amount: { total: number; refund: number; currency: string };
};

type Order = {
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

export type WireNotice = { headers: Record<string, string>; payload: string };

export type NoticeChange = {
  event?: string;
  /** Changes of what is inside, before it is sealed. */
  inside?: Record<string, unknown>;
  /** Changes of what is outside, after it was signed. */
  headers?: Record<string, string>;
  payload?: (text: string) => string;
  /** Seconds between our clock and the one on the notice. */
  age?: number;
  apiKey?: string;
  signer?: KeyObject;
  nonce?: string;
};

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** WeChat Pay as a merchant meets it. */
export class WechatCounterpart {
  readonly appId = 'wx00000000test0001';
  readonly merchantId = '1900000109';
  readonly apiKey = '0123456789abcdefghijABCDEFGHIJ!?';
  readonly keyId = 'PUB_KEY_ID_0100000000000001';
  readonly serial = '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB';
  readonly orders = new Map<string, Order>();
  readonly refunds = new Map<string, Refund>();
  /** Method and path of every request that was properly signed. */
  readonly requests: string[] = [];
  /** Requests whose signature did not fit: always none. */
  readonly forged: string[] = [];
  now: () => Date = () => new Date();
  /** `down`: answers 503 · `unsigned`: forgets to sign · `forging`: somebody else signs. */
  mood: 'well' | 'down' | 'unsigned' | 'forging' = 'well';
  /** What becomes of a refund that is asked for. */
  refundStatus = 'PROCESSING';
  readonly #merchant = rsa();
  readonly #platform = rsa();
  readonly stranger = rsa().privateKey;
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Settings of a shop that is this merchant. */
  get env(): Record<string, string> {
    return {
      SHOP_WECHAT_APP_ID: this.appId,
      SHOP_WECHAT_MERCHANT_ID: this.merchantId,
      SHOP_WECHAT_SERIAL: this.serial,
      SHOP_WECHAT_KEY: this.#merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      SHOP_WECHAT_API_KEY: this.apiKey,
      SHOP_WECHAT_PLATFORM_KEYS: `${this.keyId}=${this.#platform.publicKey.export({ type: 'spki', format: 'pem' })}`,
      SHOP_WECHAT_ORIGIN: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
    };
  }

  order(number: string): Order {
    const order = this.orders.get(number);
    if (!order) throw new Error(`no order ${number}`);
    return order;
  }

  /** The shopper pays; no notice is sent by itself. */
  pay(number: string): void {
    const order = this.order(number);
    if (order.state !== 'NOTPAY') throw new Error(`order ${number} is ${order.state}`);
    Object.assign(order, { state: 'SUCCESS', success_time: this.#rfc3339() });
  }

  /** The notice of a payment, changed as asked. */
  paymentNotice(number: string, change: NoticeChange = {}): WireNotice {
    return this.#notice(
      change.event ?? 'TRANSACTION.SUCCESS',
      'transaction',
      { ...this.#describe(this.order(number)), ...change.inside },
      change,
    );
  }

  refundNotice(number: string, change: NoticeChange = {}): WireNotice {
    const refund = this.refunds.get(number);
    if (!refund) throw new Error(`no refund ${number}`);
    const inside = {
      mchid: this.merchantId,
      out_trade_no: refund.out_trade_no,
      transaction_id: this.order(refund.out_trade_no).transaction_id,
      out_refund_no: number,
      refund_id: refund.refund_id,
      refund_status: refund.status,
      success_time: this.#rfc3339(),
      amount: { total: refund.total, refund: refund.refund, payer_total: refund.total, payer_refund: refund.refund },
      user_received_account: '零钱',
    };
    return this.#notice(change.event ?? `REFUND.${refund.status}`, 'refund', { ...inside, ...change.inside }, change);
  }

  #notice(event: string, kind: string, inside: object, change: NoticeChange): WireNotice {
    const nonce = randomBytes(6).toString('hex');
    const text = JSON.stringify({
      id: `EV-${randomBytes(8).toString('hex')}`,
      create_time: this.#rfc3339(),
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: '支付成功',
      resource: {
        original_type: kind,
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: encrypt(JSON.stringify(inside), change.apiKey ?? this.apiKey, nonce, kind),
        associated_data: kind,
        nonce,
      },
    });
    const timestamp = String(Math.floor(this.now().getTime() / 1000) - (change.age ?? 0));
    const signed = this.#signatureOf(timestamp, text, change);
    return {
      headers: { 'content-type': 'application/json', ...signed, ...change.headers },
      payload: change.payload ? change.payload(text) : text,
    };
  }

  #signatureOf(timestamp: string, body: string, change: Pick<NoticeChange, 'signer' | 'nonce'> = {}) {
    const nonce = change.nonce ?? randomBytes(16).toString('hex');
    return {
      'wechatpay-serial': this.keyId,
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
      'wechatpay-signature': signLines([timestamp, nonce, body], change.signer ?? this.#platform.privateKey),
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    if (this.mood === 'down') return void response.writeHead(503).end();
    const path = request.url ?? '';
    const call = `${request.method} ${path}`;
    if (!this.#isSigned(request, path, body)) {
      this.forged.push(call);
      return this.#send(response, 401, { code: 'SIGN_ERROR' });
    }
    this.requests.push(call);
    const [status, answer] = this.#handle(
      request.method ?? '',
      path.split('?')[0] ?? '',
      body === '' ? {} : JSON.parse(body),
    );
    this.#send(response, status, answer);
  }

  #isSigned(request: IncomingMessage, path: string, body: string): boolean {
    const [scheme, list = ''] = (request.headers.authorization ?? '').split(/ (.*)/);
    const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(list)?.[1] ?? '';
    const isFresh = Math.abs(Number(field('timestamp')) - this.now().getTime() / 1000) <= 300;
    const isOurs = field('mchid') === this.merchantId && field('serial_no') === this.serial;
    const lines = [request.method ?? '', path, field('timestamp'), field('nonce_str'), body];
    const fits = verifyLines(lines, field('signature'), this.#merchant.publicKey);
    return scheme === 'WECHATPAY2-SHA256-RSA2048' && isFresh && isOurs && fits;
  }

  #send(response: ServerResponse, status: number, answer: object | null): void {
    const text = answer === null ? '' : JSON.stringify(answer);
    const timestamp = String(Math.floor(this.now().getTime() / 1000));
    const signer = this.mood === 'forging' ? { signer: this.stranger } : {};
    const headers = this.mood === 'unsigned' ? {} : this.#signatureOf(timestamp, text, signer);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  }

  #handle(method: string, path: string, body: Body): [number, object | null] {
    if (path === '/v3/pay/transactions/native') return this.#create(body);
    if (path === '/v3/refund/domestic/refunds') return this.#refund(body);
    const [, refundNumber] = /^\/v3\/refund\/domestic\/refunds\/([\w-]+)$/.exec(path) ?? [];
    if (method === 'GET' && refundNumber) return this.#describeRefund(refundNumber);
    const [, number = '', end] = /^\/v3\/pay\/transactions\/out-trade-no\/([\w-]+)(\/close)?$/.exec(path) ?? [];
    const order = this.orders.get(number);
    if (!order) return [404, { code: 'ORDER_NOT_EXIST' }];
    if (!end) return [200, this.#describe(order)];
    if (order.state === 'SUCCESS') return [400, { code: 'ORDER_PAID' }];
    order.state = 'CLOSED';
    return [204, null];
  }

  #create(body: Body): [number, object] {
    const { out_trade_no, notify_url, amount, appid, mchid, description, time_expire } = body;
    const isSound =
      appid === this.appId &&
      mchid === this.merchantId &&
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

  #describe(order: Order) {
    const isPaid = order.state === 'SUCCESS' || order.state === 'REFUND';
    return {
      appid: this.appId,
      mchid: this.merchantId,
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

  #rfc3339(): string {
    return `${new Date(this.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
  }
}
