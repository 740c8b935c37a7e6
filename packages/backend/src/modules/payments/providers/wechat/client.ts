import { randomBytes } from 'node:crypto';
import type { WechatSettings } from '../../../../kernel/config/wechat-settings.ts';
import { call, type Send } from '../../../../kernel/provider-calls/call.ts';
import { ProviderError } from '../../../../kernel/provider-calls/provider-errors.ts';
import { authorization, messageProblem } from './signature.ts';

/** Signs requests to WeChat Pay and believes only answers that it signed. */
export class WechatClient {
  readonly #settings: WechatSettings;
  readonly #send: Send;
  readonly #now: () => Date;

  constructor(settings: WechatSettings, send: Send, now: () => Date) {
    this.#settings = settings;
    this.#send = send;
    this.#now = now;
  }

  /**
   * `path` with its query; `body` goes as JSON.
   * @returns the JSON of the answer, null for an empty one
   * @throws ProviderError
   */
  async request(method: 'GET' | 'POST', path: string, body: object | null = null): Promise<unknown> {
    const text = body === null ? '' : JSON.stringify(body);
    const timestamp = String(Math.floor(this.#now().getTime() / 1000));
    const nonce = randomBytes(16).toString('hex').toUpperCase();
    const response = await call(this.#send, new URL(path, this.#settings.origin), {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'jishi-api',
        authorization: authorization({ method, path, timestamp, nonce, body: text }, this.#settings),
      },
      ...(body === null ? {} : { body: text }),
    });
    const header = (name: string) => response.headers.get(name) ?? '';
    const problem = messageProblem(header, Buffer.from(response.text), this.#settings.platformKeys, this.#now());
    if (response.status >= 200 && response.status < 300) {
      if (problem === null) return parse(response.text);
      throw new ProviderError(
        'untrusted',
        problem.toUpperCase(),
        `an answer of WeChat Pay is not believed: ${problem}`,
      );
    }
    if (response.status >= 500 || response.status === 429) {
      throw new ProviderError('unreachable', String(response.status), `WeChat Pay answers ${response.status}`);
    }
    // Only a signed refusal is taken at its word.
    const code = problem === null ? codeOf(parse(response.text)) : 'UNSIGNED';
    throw new ProviderError('refused', code, `WeChat Pay refuses with ${response.status} ${code}`);
  }
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProviderError('untrusted', 'NO_JSON', 'an answer of WeChat Pay is no JSON', { cause: error });
  }
}

function codeOf(response: unknown): string {
  const code = typeof response === 'object' && response !== null && 'code' in response ? response.code : null;
  return typeof code === 'string' ? code.slice(0, 40) : 'UNKNOWN';
}
