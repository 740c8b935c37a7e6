import type { Lang } from '../texts/languages.ts';
import { mailText } from '../texts/mails.ts';
import type { MessageContent } from './content.ts';
import { type MailPage, mailHtml, mailPlain } from './mail/mail-page.ts';
import type { Mail, Sms } from './sender.ts';

/** Stands where a code was. */
const GONE = '*****';

/** A text message in words. Only codes go to phones. */
export function renderSms(content: MessageContent, lang: Lang): Pick<Sms, 'text' | 'template' | 'code'> | null {
  if (content.template !== 'code') return null;
  const code = content.secret ?? GONE;
  return { text: mailText('codeSms', lang, { ...content.values, code }), template: 'code', code };
}

/** A mail in words. `origin`: where the shop is, for links; null: there are none. */
export function renderMail(
  content: MessageContent,
  lang: Lang,
  origin: string | null,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, page } = content.template === 'code' ? codeMail(content, lang) : noticeMail(content, lang, origin);
  return { subject, text: mailPlain(page), html: mailHtml(page, lang) };
}

type Worded = { subject: string; page: MailPage };

function codeMail({ values, secret }: Extract<MessageContent, { template: 'code' }>, lang: Lang): Worded {
  const code = secret ?? GONE;
  return {
    subject: mailText('codeSubject', lang),
    page: {
      title: mailText('codeTitle', lang),
      rows: [{ label: mailText('codeLabel', lang), value: code }],
      remark: mailText('codeRemark', lang, values),
      link: null,
      footer: { text: mailText('whyCode', lang), address: null },
    },
  };
}

function noticeMail(
  { values }: Extract<MessageContent, { template: 'notice' }>,
  lang: Lang,
  origin: string | null,
): Worded {
  const address = (path: string) => (origin === null ? null : `${origin}${lang === 'en' ? '/en' : ''}${path}`);
  const page = values.path === null ? null : address(values.path);
  return {
    subject: mailText('noticeSubject', lang, { title: values.title }),
    page: {
      title: values.title,
      rows: values.list.flatMap(({ keyword, data }) => (data ? [{ label: keyword, value: data }] : [])),
      remark: values.remark,
      link: page === null ? null : { text: mailText('openPage', lang), address: page },
      footer: { text: mailText('whyNotice', lang), address: address('/user/userinfo') },
    },
  };
}
