import type { Lang } from '../../kernel/texts/languages.ts';
import { type MailWord, mailText } from '../../kernel/texts/mails.ts';
import { spokenTime } from '../../kernel/texts/spoken-time.ts';
import type { Times } from '../../kernel/wire/times.ts';
import type { MessageContent } from './content.ts';
import { type MailPage, mailHtml, mailPlain } from './mail/mail-page.ts';
import type { Mail, SmsWords } from './sending/sender.ts';
import { timeLabel } from './time-label.ts';

/** Stands where a code was. */
const GONE = '*****';

/**
 * How a message is put into words. `shop`: what the shop calls itself; `origin`: where it is, for links; null: there are none;
 * `leads`: whether a path of it leads to a page there is; `times`: its clock.
 */
export type MessageWording = {
  lang: Lang;
  shop: string;
  origin: string | null;
  leads: (path: string) => boolean;
  times: Times;
};

type Say = (key: MailWord, values?: Readonly<Record<string, string | number>>) => string;
const sayIn =
  ({ lang, shop }: MessageWording): Say =>
  (key, values) =>
    mailText(key, lang, { shop, ...values });

/** Approved texts take so many characters for what has happened. */
const MAX_CHARACTERS = 35;

/**
 * A text message in words. A notice is its title and its moment: the rest stands in the shop. Values of approved texts stay as the
 * contract writes them: providers check their kind.
 */
export function renderSms(content: MessageContent, wording: MessageWording): SmsWords | null {
  const say = sayIn(wording);
  if (content.template === 'security') {
    const { what, time } = content.values;
    const text = say('securitySms', { ...content.values, time: spokenTime(time, wording.lang) });
    return { text, template: 'security', values: { what, time } };
  }
  if (content.template === 'notice') {
    const { title, at } = content.values;
    if (at === undefined) return null;
    const values = { what: title.slice(0, MAX_CHARACTERS), time: wording.times.text(new Date(at)) };
    const text = say('noticeSms', { ...values, time: spokenTime(values.time, wording.lang) });
    return { text, template: 'notice', values };
  }
  const code = content.secret ?? GONE;
  return { text: say('codeSms', { ...content.values, code }), template: 'code', values: { code } };
}

/** A mail in words. */
export function renderMail(content: MessageContent, wording: MessageWording): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, page } = mailOf(content, wording);
  return { subject, text: mailPlain(page), html: mailHtml(page, wording.lang) };
}

function mailOf(content: MessageContent, wording: MessageWording): Worded {
  if (content.template === 'code') return codeMail(content, wording);
  return content.template === 'security' ? securityMail(content, wording) : noticeMail(content, wording);
}

type Worded = { subject: string; page: MailPage };
type ContentOf<Template extends MessageContent['template']> = Extract<MessageContent, { template: Template }>;

function codeMail({ values, secret }: ContentOf<'code'>, wording: MessageWording): Worded {
  const say = sayIn(wording);
  return {
    subject: say('codeSubject'),
    page: {
      title: say('codeTitle'),
      rows: [{ label: say('codeLabel'), value: secret ?? GONE }],
      remark: say('codeRemark', values),
      link: null,
      footer: { text: say('whyCode'), address: null },
    },
  };
}

function securityMail({ values }: ContentOf<'security'>, wording: MessageWording): Worded {
  const say = sayIn(wording);
  const address = pageAddress('/user/devices', wording);
  return {
    subject: say('noticeSubject', { title: values.what }),
    page: {
      title: values.what,
      rows: [{ label: timeLabel[wording.lang], value: spokenTime(values.time, wording.lang) }],
      remark: values.advice,
      link: address === null ? null : { text: say('openDevices'), address },
      footer: { text: say('whySecurity'), address: null },
    },
  };
}

function noticeMail({ values }: ContentOf<'notice'>, wording: MessageWording): Worded {
  const say = sayIn(wording);
  const page = values.path === null ? null : pageAddress(values.path, wording);
  return {
    subject: say('noticeSubject', { title: values.title }),
    page: {
      title: values.title,
      rows: values.list.flatMap(({ keyword, data }) =>
        data ? [{ label: keyword, value: spokenTime(data, wording.lang) }] : [],
      ),
      remark: values.remark,
      link: page === null ? null : { text: say('openPage'), address: page },
      footer: { text: say('whyNotice'), address: addressOf('/user/userinfo', wording) },
    },
  };
}

/** The address of a page; none where the release does not have it, so that nobody is led astray. */
const pageAddress = (path: string, wording: MessageWording): string | null =>
  wording.leads(path) ? addressOf(path, wording) : null;

const addressOf = (path: string, { origin, lang }: MessageWording): string | null =>
  origin === null ? null : `${origin}${lang === 'en' ? '/en' : ''}${path}`;
