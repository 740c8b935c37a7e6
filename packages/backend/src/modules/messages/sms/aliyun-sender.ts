import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AliyunSettings } from '../../../kernel/config/message-settings.ts';
import type { Send } from '../../../kernel/provider-calls/call.ts';
import { SendError } from '../sending/send-error.ts';
import type { Sender, Sms } from '../sending/sender.ts';
import { canonicalQuery, signAliyunCall } from './aliyun-signature.ts';
import { callProvider } from './call-provider.ts';

const responseSchema = z.object({
  Code: z.string(),
  Message: z.string().default(''),
  BizId: z.string().nullish(),
});

/** Refusals that pass: too many calls at once, and faults on the other side. */
const PASSING = /^(Throttling|ServiceUnavailable|isp\.SYSTEM_ERROR|isv\.TEMPORARILY)/;

/** Text messages by Aliyun (`SendSms`). It sends what it is given twice, twice. */
export function aliyunSender(settings: AliyunSettings, send: Send, now = () => new Date()): Sender<Sms> {
  const key = { id: settings.keyId, secret: settings.keySecret };
  return {
    mayRepeat: false,
    canTell: settings.noticeTemplates !== null,
    send: async ({ uuid, to, lang, template, values }) => {
      const templates = template === 'code' ? settings.templates : settings.noticeTemplates;
      if (!templates) throw new SendError('refused', 'NOT_SET_UP', 'no approved text for notices is set up');
      const query = {
        PhoneNumbers: to,
        SignName: settings.sign,
        TemplateCode: templates[lang],
        TemplateParam: JSON.stringify(values),
        OutId: uuid,
      };
      const url = new URL(`/?${canonicalQuery(query)}`, settings.origin);
      const date = now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z');
      const call = { host: url.host, action: 'SendSms', version: '2017-05-25', query, date, nonce: randomUUID() };
      const { host: _, ...headers } = signAliyunCall(call, key);
      return readAnswer(await callProvider(send, url, { headers }));
    },
  };
}

function readAnswer({ status, text }: { status: number; text: string }): string | null {
  const response = responseSchema.safeParse(parsed(text));
  if (!response.success) throw new SendError('unknown', String(status), `Aliyun answered ${status} without a code`);
  const { Code, Message, BizId } = response.data;
  if (Code === 'OK') return BizId ?? null;
  throw new SendError(PASSING.test(Code) ? 'unavailable' : 'refused', Code, `Aliyun: ${Message}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
