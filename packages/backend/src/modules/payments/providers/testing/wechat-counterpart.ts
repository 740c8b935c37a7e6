import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CounterpartServer } from '../../../../testing/counterpart-server.ts';
import { type Order, rfc3339, WechatLedger } from './wechat-ledger.ts';
import { encrypt, signLines, verifyLines } from './wechat-signing.ts';

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
export class WechatCounterpart extends CounterpartServer {
  readonly appId = 'wx00000000test0001';
  readonly merchantId = '1900000109';
  readonly apiKey = '0123456789abcdefghijABCDEFGHIJ!?';
  readonly keyId = 'PUB_KEY_ID_0100000000000001';
  readonly serial = '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB';
  readonly #ledger = new WechatLedger(this);
  readonly orders = this.#ledger.orders;
  readonly refunds = this.#ledger.refunds;
  /** Method and path of every request that was properly signed. */
  readonly requests: string[] = [];
  /** Requests whose signature did not fit: always none. */
  readonly forged: string[] = [];
  now: () => Date = () => new Date();
  /** `down`: answers 503 · `unsigned`: forgets to sign · `forging`: somebody else signs. */
  mood: 'well' | 'down' | 'unsigned' | 'forging' = 'well';
  readonly #merchant = rsa();
  readonly #platform = rsa();
  readonly stranger = rsa().privateKey;

  /** Settings of a shop that is this merchant. */
  get env(): Record<string, string> {
    return {
      SHOP_WECHAT_APP_ID: this.appId,
      SHOP_WECHAT_MERCHANT_ID: this.merchantId,
      SHOP_WECHAT_SERIAL: this.serial,
      SHOP_WECHAT_KEY: this.#merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      SHOP_WECHAT_API_KEY: this.apiKey,
      SHOP_WECHAT_PLATFORM_KEYS: `${this.keyId}=${this.#platform.publicKey.export({ type: 'spki', format: 'pem' })}`,
      SHOP_WECHAT_ORIGIN: this.origin,
    };
  }

  order(number: string): Order {
    return this.#ledger.order(number);
  }

  /** The shopper pays; no notice is sent by itself. */
  pay(number: string): void {
    this.#ledger.pay(number, this.now());
  }

  /** What becomes of refunds that are asked for from now on. */
  set refundStatus(status: string) {
    this.#ledger.refundStatus = status;
  }

  /** The notice of a payment, changed as asked. */
  paymentNotice(number: string, change: NoticeChange = {}): WireNotice {
    return this.#notice(
      change.event ?? 'TRANSACTION.SUCCESS',
      'transaction',
      { ...this.#ledger.describe(this.order(number)), ...change.inside },
      change,
    );
  }

  refundNotice(number: string, change: NoticeChange = {}): WireNotice {
    const { status, inside } = this.#ledger.describeRefunded(number, this.now());
    return this.#notice(change.event ?? `REFUND.${status}`, 'refund', { ...inside, ...change.inside }, change);
  }

  #notice(event: string, kind: string, inside: object, change: NoticeChange): WireNotice {
    const nonce = randomBytes(6).toString('hex');
    const text = JSON.stringify({
      id: `EV-${randomBytes(8).toString('hex')}`,
      create_time: rfc3339(this.now()),
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

  protected answer(request: IncomingMessage, body: string, response: ServerResponse): void {
    if (this.mood === 'down') return void response.writeHead(503).end();
    const path = request.url ?? '';
    const call = `${request.method} ${path}`;
    if (!this.#isSigned(request, path, body)) {
      this.forged.push(call);
      return void this.#send(response, 401, { code: 'SIGN_ERROR' });
    }
    this.requests.push(call);
    const [status, answer] = this.#ledger.handle(
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
}
