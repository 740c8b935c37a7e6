import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { TrackingSettings } from '../../../kernel/config/tracking-settings.ts';
import { call, type Send } from '../../../kernel/provider-calls/call.ts';
import type { Notice, NoticeResponse } from '../../../kernel/provider-calls/notice.ts';
import { NoticeError, ProviderError } from '../../../kernel/provider-calls/provider-errors.ts';
import { readEvents, resultSchema } from './kuaidi100-facts.ts';
import type { TrackedParcel, TrackingFact, TrackingNotice, TrackingProvider } from './tracking-provider.ts';

/** Some hundred events of some hundred bytes. */
const LONGEST_ANSWER = 1_000_000;
/** It is asked to tell of a parcel it tells of already. */
const KNOWN_ALREADY = '501';
/** Names the way with all its states (`kuaidi100-states.ts`). */
const DETAILED = '4';

const code = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);
const responseSchema = z.object({ result: z.boolean().nullish().catch(null), returnCode: code, status: code });

const messageSchema = z.object({
  status: z.string().nullish(),
  comOld: z.string().nullish(),
  comNew: z.string().nullish(),
  lastResult: resultSchema,
});

/**
 * Kuaidi100 (快递100), which asks nearly every courier of China: a parcel is named to it once, and it tells of every stage. Its signature is
 * MD5 of what is said and a secret, by its rules; whatever is signed counts once, however often it comes.
 */
export class Kuaidi100 implements TrackingProvider {
  readonly name = 'kuaidi100';
  readonly tells = true;
  readonly accepted: NoticeResponse = answer(200, true, '200', '成功');
  readonly #settings: TrackingSettings;
  readonly #send: Send;

  constructor(settings: TrackingSettings, send: Send) {
    this.#settings = settings;
    this.#send = send;
  }

  rejected(status: number): NoticeResponse {
    return answer(status, false, '500', '失败');
  }

  async subscribe({ company, waybill, phoneEnd }: TrackedParcel, door: string): Promise<void> {
    const { key, salt } = this.#settings;
    const parameters = { callbackurl: door, salt, resultv2: DETAILED, ...(phoneEnd ? { phone: phoneEnd } : {}) };
    const param = JSON.stringify({ company, number: waybill, key, parameters });
    const said = await this.#post('/poll', { schema: 'json', param });
    const { result, returnCode } = responseSchema.parse(said);
    if (result === true || returnCode === KNOWN_ALREADY) return;
    throw new ProviderError('refused', returnCode ?? 'UNKNOWN', 'Kuaidi100 does not track this parcel');
  }

  async query({ company, waybill, phoneEnd }: TrackedParcel): Promise<TrackingFact> {
    const { key, customer } = this.#settings;
    const param = JSON.stringify({
      com: company,
      num: waybill,
      resultv2: DETAILED,
      ...(phoneEnd ? { phone: phoneEnd } : {}),
    });
    const said = await this.#post('/poll/query.do', { customer, sign: md5(param + key + customer), param });
    const { status, returnCode } = responseSchema.parse(said);
    const result = resultSchema.safeParse(said);
    if (status !== '200' || !result.success) {
      throw new ProviderError('refused', returnCode ?? status ?? 'UNKNOWN', 'Kuaidi100 knows nothing of this parcel');
    }
    if (result.data.nu !== waybill) throw new ProviderError('untrusted', 'OTHER', 'Kuaidi100 tells of another parcel');
    return { events: readEvents(result.data) };
  }

  readNotice({ body }: Notice): TrackingNotice {
    const form = new URLSearchParams(body.toString());
    const [param, sign] = [form.get('param'), form.get('sign')];
    if (!param || !sign) throw new NoticeError('malformed', 'it has no signature');
    if (!isEqual(sign.toUpperCase(), md5(param + this.#settings.salt))) {
      throw new NoticeError('signature', 'the signature does not fit');
    }
    const message = messageSchema.safeParse(parse(param));
    if (!message.success) throw new NoticeError('malformed', 'it does not say what of which parcel');
    const { status, comOld, comNew, lastResult } = message.data;
    const companies = [lastResult.com, comOld, comNew].filter(
      (one) => typeof one === 'string' && one !== '',
    ) as string[];
    return { waybill: lastResult.nu, companies, events: readEvents(lastResult), isAborted: status === 'abort' };
  }

  /** @throws ProviderError */
  async #post(path: string, fields: Record<string, string>): Promise<Record<string, unknown>> {
    const said = await call(this.#send, new URL(path, this.#settings.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', 'user-agent': 'jishi-api' },
      body: new URLSearchParams(fields).toString(),
    });
    if (said.status !== 200)
      throw new ProviderError('unreachable', String(said.status), `Kuaidi100 answers ${said.status}`);
    const read = said.text.length > LONGEST_ANSWER ? null : parse(said.text);
    if (!isRecord(read)) throw new ProviderError('unreachable', 'NO_JSON', 'an answer of Kuaidi100 cannot be read');
    return read;
  }
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();

/** In a time that does not tell how much of it is right. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function answer(status: number, result: boolean, returnCode: string, message: string): NoticeResponse {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify({ result, returnCode, message }) };
}
