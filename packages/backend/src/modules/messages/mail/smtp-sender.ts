import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../../kernel/config/message-settings.ts';
import { SendError } from '../sending/send-error.ts';
import type { Mail, Sender } from '../sending/sender.ts';

/** A server that says nothing for longer is given up; the whole of one mail takes no longer than the last. */
const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 10_000;
const SEND_WITHIN_MS = 20_000;

/** Mails by SMTP, each with a Message-ID of its own that stays the same when it is sent again. */
export function smtpSender(settings: SmtpSettings, sendWithinMs = SEND_WITHIN_MS): Sender<Mail> {
  const transport = createTransport({
    host: settings.host,
    port: settings.port,
    secure: settings.isSecure,
    requireTLS: settings.mustEncrypt,
    ...(settings.user === null ? {} : { auth: { user: settings.user, pass: settings.password } }),
    connectionTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  });
  const domain = settings.from.replace(/^.*@|>$/g, '');
  return {
    mayRepeat: true,
    canTell: true,
    send: async ({ uuid, to, subject, text, html }) => {
      try {
        const info = await transport.sendMail({
          from: settings.from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${uuid}@${domain}>`,
          // Programs that answer by themselves leave such mails alone.
          headers: { 'Auto-Submitted': 'auto-generated' },
          textEncoding: 'base64',
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(sendWithinMs),
        });
        return info.messageId;
      } catch (error) {
        throw toSendError(error);
      }
    },
  };
}

/** A wrong password, or no encryption: the operator's to mend, and mails wait for it. */
const SET_UP_WRONGLY = new Set(['EAUTH', 'ETLS']);

type SmtpFault = { code?: string; responseCode?: number };

/** A reply 4xx asks to come back, 5xx is final. */
function toSendError(error: unknown): SendError {
  const { code = 'ESMTP', responseCode } = (error instanceof Error ? error : {}) as SmtpFault;
  const reply = responseCode === undefined || SET_UP_WRONGLY.has(code) ? code : String(responseCode);
  const text = error instanceof Error ? error.message : String(error);
  return new SendError(kindOf(code, responseCode), reply, text, { cause: error });
}

function kindOf(code: string, responseCode: number | undefined): SendError['kind'] {
  if (SET_UP_WRONGLY.has(code)) return 'unavailable';
  if (code === 'EENVELOPE' && responseCode === undefined) return 'refused';
  if (responseCode === undefined) return 'unknown';
  return responseCode >= 500 ? 'refused' : 'unavailable';
}
