import { escapeHtml } from '../../../kernel/texts/html.ts';
import { LANGUAGES, type Lang } from '../../../kernel/texts/languages.ts';

/** A mail before it has a form: one subject, some facts, at most one link. Texts are plain. */
export type MailPage = {
  title: string;
  rows: readonly { label: string; value: string }[];
  remark: string;
  link: { text: string; address: string } | null;
  footer: { text: string; address: string | null };
};

/** For readers without HTML. */
export function mailPlain({ title, rows, remark, link, footer }: MailPage): string {
  const facts = rows.map(({ label, value }) => `${label}: ${value}`);
  const end = [footer.text, footer.address].filter((line) => line !== null).join('\n');
  const blocks = [title, facts.join('\n'), remark, link ? `${link.text}: ${link.address}` : '', `--\n${end}`];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const FONT = "font:15px/1.6 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif;color:#222";

/** The same as HTML: mail programs know styles of elements, and little more. Nothing is loaded from anywhere. */
export function mailHtml({ title, rows, remark, link, footer }: MailPage, lang: Lang): string {
  const iso = LANGUAGES.find(({ code }) => code === lang)?.iso ?? lang;
  const facts = rows.map(
    ({ label, value }) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#666">${escapeHtml(label)}</td><td>${escapeHtml(value)}</td></tr>`,
  );
  const parts = [
    `<h1 style="font-size:20px;margin:0 0 12px">${escapeHtml(title)}</h1>`,
    facts.length > 0 ? `<table style="border-collapse:collapse;${FONT}">${facts.join('')}</table>` : '',
    remark === '' ? '' : `<p>${escapeHtml(remark)}</p>`,
    link ? `<p>${anchor(link.address, link.text)}</p>` : '',
    `<p style="font-size:12px;color:#666">${escapeHtml(footer.text)} ${footer.address ? anchor(footer.address) : ''}</p>`,
  ];
  return `<!doctype html><html lang="${iso}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;${FONT}">${parts.join('')}</body></html>`;
}

const anchor = (address: string, text = address) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
