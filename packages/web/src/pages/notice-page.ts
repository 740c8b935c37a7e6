import type { Theme } from '@jishi/contracts/cookies';
import { type Lang, localeOf, localePath, locales } from '@jishi/i18n/locale';
import { escapeHtml } from '../http/escape-html.ts';
import { LEAVE_PATH } from '../preview/preview-paths.ts';
import type { ShopNames, ShopNamesOf } from '../shop-names/shop-names.ts';
import { closedStall } from './closed-stall.ts';
import { logo } from './logo.ts';
import { noticeStyle } from './notice-style.ts';
import { isOfPreview, type NoticeKind, noticeTexts, signs } from './notice-texts.ts';

export type NoticePage = {
  kind: NoticeKind;
  lang: Lang;
  theme: Theme;
  nonce: string;
  /** What somebody who reports the page names. */
  requestId: string;
  /** The live release; `null` without one. */
  release: string | null;
  names: ShopNamesOf;
};

/**
 * The host's own page, in both languages, the reader's first. It needs no release, no script and no other file. A shop
 * that is closed shows its shut stall and one sentence, nothing else.
 */
export function noticePage({ kind, lang, theme, nonce, requestId, release, names }: NoticePage): string {
  const isClosed = kind === 'closed';
  const others = isClosed ? [] : locales.map(({ code }) => code).filter((code) => code !== lang);
  const title = `${named(noticeTexts[lang][kind].title, names[lang])} · ${escapeHtml(names[lang].name)}`;
  return `<!doctype html>
<html lang="${localeOf(lang).iso}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${noticeStyle}</style>
</head>
<body>
<main>
${isClosed ? closedStall(signs[lang]) : logo}
${[lang, ...others].map((code) => section(kind, code, names[code], code === lang)).join('\n')}
${isClosed ? '' : `<p class="reference">${release === null ? '' : `release ${release} · `}${requestId}</p>`}
</main>
</body>
</html>
`;
}

const named = (text: string, { name }: ShopNames): string => text.replace('{name}', () => escapeHtml(name));

function section(kind: NoticeKind, lang: Lang, names: ShopNames, isFirst: boolean): string {
  const { title, text, retry, home } = noticeTexts[lang][kind];
  const heading = isFirst ? 'h1' : 'h2';
  const again = isOfPreview(kind) && kind !== 'preview-broken' ? '' : `<a href="">${retry}</a> `;
  const out = isOfPreview(kind) ? LEAVE_PATH : localePath(lang, '/');
  return `<section lang="${localeOf(lang).iso}">
<${heading}>${named(title, names)}</${heading}>
<p>${text}</p>
${kind === 'closed' ? '' : `<p class="links">${again}<a href="${out}">${home}</a></p>`}
</section>`;
}
