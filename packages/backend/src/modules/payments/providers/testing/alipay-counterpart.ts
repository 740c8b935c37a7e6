import { createSign, createVerify, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CounterpartServer } from '../../../../testing/counterpart-server.ts';

type Fields = Record<string, string>;

/** Text of the parameters that is signed: by name, without empty ones. */
export function textOf(fields: Fields, without: readonly string[]): string {
  const names = Object.keys(fields).filter((name) => fields[name] !== '' && !without.includes(name));
  return names
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

function signText(text: string, key: KeyObject | string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');
}

export function verifyText(text: string, signature: string, key: KeyObject | string): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64');
}

type Trade = { number: string; amount: string; state: string; trade_no: string; paid: string; notify_url: string };

export type AlipayChange = {
  /** Changes before it is signed; an empty text leaves a field out. */
  fields?: Fields;
  /** Changes after it was signed. */
  after?: Fields;
  payload?: (text: string) => string;
  signer?: KeyObject;
  /** Seconds between our clock and the one on the notice. */
  age?: number;
};

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Alipay as a merchant meets it. */
export class AlipayCounterpart extends CounterpartServer {
  readonly appId = '2021000000000001';
  readonly sellerId = '2088000000000001';
  readonly trades = new Map<string, Trade>();
  readonly refunds = new Map<string, { trade: string; amount: string }>();
  readonly requests: string[] = [];
  readonly forged: string[] = [];
  now: () => Date = () => new Date();
  mood: 'well' | 'down' | 'forging' = 'well';
  readonly stranger = rsa().privateKey;
  readonly #app = rsa();
  readonly #platform = rsa();

  get env(): Record<string, string> {
    return {
      SHOP_ALIPAY_APP_ID: this.appId,
      SHOP_ALIPAY_SELLER_ID: this.sellerId,
      // Alipay hands keys out as bare base64.
      SHOP_ALIPAY_KEY: this.#app.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      SHOP_ALIPAY_PUBLIC_KEY: this.#platform.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      SHOP_ALIPAY_GATEWAY: `${this.origin}/gateway.do`,
    };
  }

  trade(number: string): Trade {
    const trade = this.trades.get(number);
    if (!trade) throw new Error(`no trade ${number}`);
    return trade;
  }

  /** The shopper's browser opens a page of payment: Alipay checks it and begins a trade. Returns its number. */
  openPage(address: string): string {
    const fields = Object.fromEntries(new URL(address).searchParams);
    if (fields['method'] !== 'alipay.trade.page.pay' || !this.#isSigned(fields))
      throw new Error('the page is not signed');
    const content = JSON.parse(fields['biz_content'] ?? '{}') as Fields;
    const number = content['out_trade_no'] ?? '';
    const isSound =
      /^\d+\.\d\d$/.test(content['total_amount'] ?? '') &&
      content['product_code'] === 'FAST_INSTANT_TRADE_PAY' &&
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(content['time_expire'] ?? '');
    if (!isSound) throw new Error('the page asks for something odd');
    if (!this.trades.has(number)) {
      const trade_no = `2026112022001${String(this.trades.size).padStart(15, '0')}`;
      this.trades.set(number, {
        number,
        amount: content['total_amount'] ?? '',
        state: 'WAIT_BUYER_PAY',
        trade_no,
        paid: '',
        notify_url: fields['notify_url'] ?? '',
      });
    }
    return number;
  }

  pay(number: string): void {
    const trade = this.trade(number);
    if (trade.state !== 'WAIT_BUYER_PAY') throw new Error(`trade ${number} is ${trade.state}`);
    Object.assign(trade, { state: 'TRADE_SUCCESS', paid: this.#time() });
  }

  notice(number: string, change: AlipayChange = {}): { headers: Fields; payload: string } {
    const trade = this.trade(number);
    const fields: Fields = {
      notify_time: this.#time(change.age),
      notify_type: 'trade_status_sync',
      notify_id: randomBytes(17).toString('hex'),
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      app_id: this.appId,
      auth_app_id: this.appId,
      seller_id: this.sellerId,
      out_trade_no: number,
      trade_no: trade.trade_no,
      trade_status: trade.state,
      total_amount: trade.amount,
      receipt_amount: trade.amount,
      gmt_create: this.#time(),
      gmt_payment: trade.paid,
      subject: '集市 订单 & more=1',
      fund_bill_list: `[{"amount":"${trade.amount}","fundChannel":"ALIPAYACCOUNT"}]`,
      ...change.fields,
    };
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
    const sign = signText(textOf(sent, ['sign', 'sign_type']), change.signer ?? this.#platform.privateKey);
    const text = new URLSearchParams({ ...sent, sign, ...change.after }).toString();
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      payload: change.payload ? change.payload(text) : text,
    };
  }

  protected answer(_request: IncomingMessage, body: string, response: ServerResponse): void {
    if (this.mood === 'down') return void response.writeHead(502).end();
    const fields = Object.fromEntries(new URLSearchParams(body));
    const method = fields['method'] ?? '';
    if (!this.#isSigned(fields)) {
      this.forged.push(method);
      return void response.end(
        '{"error_response":{"code":"40002","msg":"Invalid Arguments","sub_code":"isv.invalid-signature"}}',
      );
    }
    this.requests.push(method);
    const node = JSON.stringify(this.#handle(method, JSON.parse(fields['biz_content'] ?? '{}') as Fields)).replaceAll(
      '/',
      '\\/',
    );
    const sign = signText(node, this.mood === 'forging' ? this.stranger : this.#platform.privateKey);
    response.setHeader('content-type', 'text/html;charset=utf-8');
    response.end(`{"${method.replaceAll('.', '_')}_response":${node},"sign":"${sign}"}`);
  }

  #isSigned(fields: Fields): boolean {
    const isOurs = fields['app_id'] === this.appId && fields['sign_type'] === 'RSA2' && fields['charset'] === 'utf-8';
    return isOurs && verifyText(textOf(fields, ['sign']), fields['sign'] ?? '', this.#app.publicKey);
  }

  #handle(method: string, content: Fields): Record<string, unknown> {
    const number = content['out_trade_no'] ?? '';
    const request = content['out_request_no'] ?? '';
    const trade = this.trades.get(number);
    if (!trade) return failed('ACQ.TRADE_NOT_EXIST');
    const base = { code: '10000', msg: 'Success', out_trade_no: number, trade_no: trade.trade_no };
    switch (method) {
      case 'alipay.trade.query': {
        const paid = trade.paid ? { send_pay_date: trade.paid, note: 'a "quoted" } brace / slash' } : {};
        return { ...base, trade_status: trade.state, total_amount: trade.amount, ...paid };
      }
      case 'alipay.trade.close':
        if (trade.state !== 'WAIT_BUYER_PAY') return failed('ACQ.TRADE_STATUS_ERROR');
        trade.state = 'TRADE_CLOSED';
        return base;
      case 'alipay.trade.refund': {
        if (trade.state !== 'TRADE_SUCCESS') return failed('ACQ.TRADE_STATUS_ERROR');
        const isNew = !this.refunds.has(request);
        if (isNew) this.refunds.set(request, { trade: number, amount: content['refund_amount'] ?? '' });
        return { ...base, fund_change: isNew ? 'Y' : 'N', refund_fee: content['refund_amount'] };
      }
      case 'alipay.trade.fastpay.refund.query': {
        const refund = this.refunds.get(request);
        return refund
          ? { ...base, refund_status: 'REFUND_SUCCESS', refund_amount: refund.amount, total_amount: trade.amount }
          : base;
      }
      default:
        return failed('isv.invalid-method');
    }
  }

  #time(age = 0): string {
    return new Date(this.now().getTime() + 8 * 3_600_000 - age * 1000).toISOString().slice(0, 19).replace('T', ' ');
  }
}

function failed(code: string): Record<string, unknown> {
  return { code: '40004', msg: 'Business Failed', sub_code: code, sub_msg: code };
}
