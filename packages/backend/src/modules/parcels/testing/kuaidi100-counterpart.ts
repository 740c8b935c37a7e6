import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CounterpartServer } from '../../../testing/counterpart-server.ts';

type Json = Record<string, unknown>;

/** An event as the service lists it, the newest first; times are those of China. */
export type Entry = { time: string; context: string; status?: string; statusCode?: string };

/** What a parcel is to the service. */
export type Watched = { company: string; number: string; door: string; salt: string; phone: string | null };

export type MessageChange = {
  /** Instead of the salt the shop named. */
  salt?: string;
  /** Changes of what is signed. */
  inside?: Json;
  /** Changes of `lastResult`. */
  result?: Json;
  /** Changes of the form after it was signed. */
  after?: Record<string, string>;
  payload?: (text: string) => string;
};

/** A courier query service as a shop meets it: it is told of parcels, is asked about them, and tells of them. */
export class Kuaidi100Counterpart extends CounterpartServer {
  readonly customer = 'A1B2C3D4E5F60718293A4B5C6D7E8F90';
  readonly key = 'kEyOfShop1234567';
  readonly salt = 'a-salt-of-our-own_01';
  readonly watched = new Map<string, Watched>();
  readonly known = new Map<string, { company: string; state: string; entries: Entry[] }>();
  readonly asked: string[] = [];
  readonly forged: string[] = [];
  mood: 'well' | 'down' | 'babbling' | 'endless' | 'refusing' = 'well';

  get env(): Record<string, string> {
    return {
      SHOP_DEMO: '0',
      SHOP_PUBLIC_ORIGIN: 'https://shop.example',
      SHOP_TRACKING_CUSTOMER: this.customer,
      SHOP_TRACKING_KEY: this.key,
      SHOP_TRACKING_SALT: this.salt,
      SHOP_TRACKING_URL: this.origin,
    };
  }

  /** A parcel passes a station. */
  scan(number: string, company: string, state: string, entry: Entry): void {
    const before = this.known.get(number);
    this.known.set(number, { company, state, entries: [entry, ...(before?.entries ?? [])] });
  }

  /** The message about a parcel as it is now. */
  message(number: string, change: MessageChange = {}): { headers: Record<string, string>; payload: string } {
    const { company, state, entries } = this.known.get(number) ?? { company: 'none', state: '0', entries: [] };
    const lastResult = {
      ...this.#result(number, company, state, entries),
      ...change.result,
    };
    const param = JSON.stringify({
      status: state === '3' ? 'shutdown' : 'polling',
      billstatus: 'got',
      message: '',
      autoCheck: '0',
      comOld: '',
      comNew: '',
      lastResult,
      ...change.inside,
    });
    const sign = digest(`${param}${change.salt ?? this.salt}`);
    const text = new URLSearchParams({ sign, param, ...change.after }).toString();
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: change.payload ? change.payload(text) : text,
    };
  }

  #result(number: string, company: string, state: string, entries: readonly Entry[]): Json {
    const data = entries.map((entry) => ({ ftime: entry.time, ...entry }));
    return { message: 'ok', nu: number, ischeck: state === '3' ? '1' : '0', com: company, status: '200', state, data };
  }

  protected answer(request: IncomingMessage, body: string, response: ServerResponse): void {
    if (this.mood === 'down') return void response.writeHead(503).end();
    if (this.mood === 'babbling') return void response.end('<html>under maintenance</html>');
    if (this.mood === 'endless') return void response.end('x'.repeat(3_000_000));
    const form = Object.fromEntries(new URLSearchParams(body));
    const param = JSON.parse(form['param'] ?? '{}') as Json;
    this.asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'text/html;charset=UTF-8');
    response.end(JSON.stringify(request.url === '/poll' ? this.#watch(form, param) : this.#look(form, param)));
  }

  #watch(form: Record<string, string>, param: Json): Json {
    const { callbackurl, salt, resultv2, phone = null } = param['parameters'] as Json;
    const number = String(param['number']);
    if (form['schema'] !== 'json' || param['key'] !== this.key || resultv2 !== '4')
      return failed('600', '您不是合法的订阅者');
    if (this.mood === 'refusing') return failed('701', '拒绝订阅的快递公司');
    if (this.watched.has(number)) return failed('501', '重复订阅');
    this.watched.set(number, {
      company: String(param['company']),
      number,
      door: String(callbackurl),
      salt: String(salt),
      phone: phone === null ? null : String(phone),
    });
    return { result: true, returnCode: '200', message: '提交成功' };
  }

  #look(form: Record<string, string>, param: Json): Json {
    if (form['customer'] !== this.customer || form['sign'] !== digest(`${form['param']}${this.key}${this.customer}`)) {
      this.forged.push(form['param'] ?? '');
      return failed('503', '验证签名失败');
    }
    const number = String(param['num']);
    const known = this.known.get(number);
    if (known?.company !== param['com'] || this.mood === 'refusing') return failed('500', '查询无结果，请隔段时间再查');
    return this.#result(number, known?.company ?? '', known?.state ?? '0', known?.entries ?? []);
  }
}

const digest = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex').toUpperCase();

function failed(returnCode: string, message: string): Json {
  return { result: false, returnCode, message };
}
