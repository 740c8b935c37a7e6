import type { Config } from '../../kernel/config/config.ts';
import type { SmsSettings } from '../../kernel/config/message-settings.ts';
import { smtpSender } from './mail/smtp-sender.ts';
import type { Senders } from './sending/sender.ts';
import { aliyunSender } from './sms/aliyun-sender.ts';
import { webhookSender } from './sms/webhook-sender.ts';

type WithMessages = Pick<Config, 'messages'>;

const opened = new WeakMap<WithMessages['messages'], Senders>();

/** Who sends the messages of a shop with these settings; made once for each. */
export function sendersOf({ messages }: WithMessages): Senders {
  const senders = opened.get(messages) ?? {
    sms: messages.sms && smsSender(messages.sms),
    mail: messages.mail && smtpSender(messages.mail),
  };
  opened.set(messages, senders);
  return senders;
}

const send = (request: Request) => fetch(request);

function smsSender(settings: SmsSettings) {
  return settings.provider === 'aliyun' ? aliyunSender(settings, send) : webhookSender(settings, send);
}
