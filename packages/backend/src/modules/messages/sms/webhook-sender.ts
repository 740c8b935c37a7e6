import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '../../../kernel/config/message-settings.ts';
import type { Send } from '../../../kernel/provider-calls/call.ts';
import { SendError } from '../sending/send-error.ts';
import type { Sender, Sms } from '../sending/sender.ts';
import { callProvider } from './call-provider.ts';

/** Answers after which the same request may succeed. */
const PASSING = [408, 425, 429];

/**
 * Text messages by a service of the operator's: one signed POST with JSON for each (docs/messages.md). The service knows
 * a repetition by `Idempotency-Key`.
 */
export function webhookSender({ url, key }: WebhookSettings, send: Send, now = () => new Date()): Sender<Sms> {
  return {
    mayRepeat: true,
    canTell: true,
    send: async ({ uuid, to, lang, text, template, values }) => {
      const body = JSON.stringify({ id: uuid, to, lang, text, template, values });
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': uuid,
        'x-timestamp': timestamp,
        'x-signature': signature,
      };
      const { status } = await callProvider(send, new URL(url), { headers, body });
      if (status >= 200 && status < 300) return null;
      const kind = status >= 500 || PASSING.includes(status) ? 'unavailable' : 'refused';
      throw new SendError(kind, String(status), `the SMS service answered ${status}`);
    },
  };
}
