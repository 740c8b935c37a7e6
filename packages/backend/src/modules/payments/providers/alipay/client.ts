import type { AlipaySettings } from '../../../../kernel/config/alipay-settings.ts';
import { call, type Send } from '../../../../kernel/provider-calls/call.ts';
import { chinaText } from '../../../../kernel/provider-calls/china-time.ts';
import { ProviderError } from '../../../../kernel/provider-calls/provider-errors.ts';
import { rsaVerify } from '../rsa.ts';
import { signedPart, signParams } from './signature.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Signs requests to Alipay and believes only answers that it signed. */
export class AlipayClient {
  readonly #settings: AlipaySettings;
  readonly #send: Send;
  readonly #now: () => Date;

  constructor(settings: AlipaySettings, send: Send, now: () => Date) {
    this.#settings = settings;
    this.#send = send;
    this.#now = now;
  }

  /** Address of a page for the shopper. */
  page(method: string, content: Fields, addresses: { notify_url: string; return_url: string }): string {
    const url = new URL(this.#settings.gateway);
    url.search = new URLSearchParams(this.#signed(method, content, addresses)).toString();
    return url.href;
  }

  /**
   * @returns the fields of an answer of success
   * @throws ProviderError; `refused` carries Alipay's `sub_code`
   */
  async request(method: string, content: Fields): Promise<Fields> {
    const response = await call(this.#send, new URL(this.#settings.gateway), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', 'user-agent': 'jishi-api' },
      body: new URLSearchParams(this.#signed(method, content)).toString(),
    });
    if (response.status !== 200) {
      throw new ProviderError('unreachable', String(response.status), `Alipay answers ${response.status}`);
    }
    const fields = this.#believed(response.text, `${method.replaceAll('.', '_')}_response`);
    if (fields['code'] === '10000') return fields;
    const code = String(fields['sub_code'] ?? fields['code'] ?? 'UNKNOWN').slice(0, 60);
    const kind = fields['code'] === '20000' || code === 'ACQ.SYSTEM_ERROR' ? 'unreachable' : 'refused';
    throw new ProviderError(kind, code, `Alipay refuses ${method} with ${code}`);
  }

  #signed(method: string, content: Fields, more: Record<string, string> = {}): Record<string, string> {
    const params = {
      app_id: this.#settings.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: chinaText(this.#now()),
      version: '1.0',
      ...more,
      biz_content: JSON.stringify(content),
    };
    return signParams(params, this.#settings.key);
  }

  #believed(text: string, name: string): Fields {
    const part = signedPart(text, name);
    const isSigned = part !== null && rsaVerify(part, signatureOf(text), this.#settings.publicKey);
    if (!isSigned) throw new ProviderError('untrusted', 'SIGNATURE', 'an answer of Alipay is not signed by it');
    return JSON.parse(part) as Fields;
  }
}

function signatureOf(text: string): string {
  try {
    const { sign } = JSON.parse(text) as { sign?: unknown };
    return typeof sign === 'string' ? sign : '';
  } catch {
    return '';
  }
}
