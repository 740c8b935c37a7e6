import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CounterpartServer } from '../../../testing/counterpart-server.ts';

export type ReceivedSms = { to: string; code: string; text: string; id: string };

/** `drops` takes the message and breaks the connection; `busy` and `refuses` take none. */
export type SmsMood = 'well' | 'busy' | 'refuses' | 'drops';

type Answer = { status: number; body: unknown };

/** Two services of text messages: Aliyun's `SendSms`, and one that takes signed JSON. */
export class SmsCounterpart extends CounterpartServer {
  readonly received: ReceivedSms[] = [];
  /** Requests that were not signed as they should be. */
  readonly forged: string[] = [];
  mood: SmsMood = 'well';
  /** Requests of any kind. */
  calls = 0;
  readonly #aliyunKey = { id: 'LTAI4testtesttest', secret: 'a-secret-of-aliyun' };
  readonly #webhookKey = 'a-key-of-sixteen-or-more';

  get aliyunEnv(): Record<string, string> {
    return {
      SHOP_SMS_ALIYUN_KEY_ID: this.#aliyunKey.id,
      SHOP_SMS_ALIYUN_KEY_SECRET: this.#aliyunKey.secret,
      SHOP_SMS_ALIYUN_SIGN: '集市',
      SHOP_SMS_ALIYUN_TEMPLATE: 'SMS_100000001',
      SHOP_SMS_ALIYUN_TEMPLATE_EN: 'SMS_100000002',
      SHOP_SMS_ALIYUN_ORIGIN: this.origin,
    };
  }

  get webhookEnv(): Record<string, string> {
    return { SHOP_SMS_URL: `${this.origin}/sms`, SHOP_SMS_KEY: this.#webhookKey };
  }

  protected answer(request: IncomingMessage, body: string, response: ServerResponse): void {
    this.calls += 1;
    const answer = this.#take(request, body);
    if (this.mood === 'drops') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }

  #take(request: IncomingMessage, body: string): Answer {
    return request.url === '/sms' ? this.#takeJson(request, body) : this.#takeAliyun(request);
  }

  #takeJson({ headers }: IncomingMessage, body: string): Answer {
    const signed = createHmac('sha256', this.#webhookKey).update(`${headers['x-timestamp']}.${body}`).digest('hex');
    if (signed !== headers['x-signature']) this.forged.push(body);
    if (this.mood === 'busy') return { status: 503, body: {} };
    if (this.mood === 'refuses') return { status: 422, body: { error: 'no such number' } };
    const id = String(headers['idempotency-key']);
    const sms = JSON.parse(body) as { to: string; text: string; values: { code: string } };
    // A service that keeps what it has taken sends it once.
    const isKnown = this.received.some((known) => known.id === id);
    if (!isKnown) this.received.push({ id, to: sms.to, text: sms.text, code: sms.values.code });
    return { status: 200, body: {} };
  }

  #takeAliyun(request: IncomingMessage): Answer {
    const url = new URL(request.url ?? '', this.origin);
    if (!this.#isSigned(request, url)) {
      this.forged.push(url.href);
      return { status: 400, body: { Code: 'SignatureDoesNotMatch', Message: 'the signature does not match' } };
    }
    if (this.mood === 'busy') return { status: 503, body: { Code: 'ServiceUnavailable', Message: 'later' } };
    if (this.mood === 'refuses')
      return { status: 200, body: { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: '号码不合法' } };
    const { code } = JSON.parse(url.searchParams.get('TemplateParam') ?? '{}') as { code: string };
    const text = `${url.searchParams.get('SignName')} ${url.searchParams.get('TemplateCode')}`;
    const id = url.searchParams.get('OutId') ?? '';
    this.received.push({ id, to: url.searchParams.get('PhoneNumbers') ?? '', code, text });
    return { status: 200, body: { Code: 'OK', Message: 'OK', BizId: `9006${this.received.length}^0`, RequestId: 'R' } };
  }

  /** The request as it came, put together again and signed with the same secret. */
  #isSigned({ headers, method }: IncomingMessage, url: URL): boolean {
    const [, id, names = '', signature] =
      /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      ) ?? [];
    const empty = createHash('sha256').update('').digest('hex');
    const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
    const query = url.search.slice(1).split('&').toSorted().join('&');
    const text = [method, url.pathname, query, lines.join(''), names, empty].join('\n');
    const digest = createHash('sha256').update(text).digest('hex');
    const own = createHmac('sha256', this.#aliyunKey.secret).update(`ACS3-HMAC-SHA256\n${digest}`).digest('hex');
    const isFresh = Math.abs(Date.parse(String(headers['x-acs-date'])) - Date.now()) < 900_000;
    return id === this.#aliyunKey.id && own === signature && isFresh && headers['x-acs-action'] === 'SendSms';
  }
}
