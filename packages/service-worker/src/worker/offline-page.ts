import { localeOf, localePath, splitLocale } from '@jishi/i18n/locale';
import { keptTime } from '../kept-time.ts';
import en from '../messages/en.ts';
import zh from '../messages/zh.ts';
import type { KeptPage } from './kept-page.ts';
import { offlineStyle } from './offline-style.ts';

const texts = { zh, en };
const MOST_LINKS = 12;

/**
 * In place of a page that neither comes nor was kept: says so, and leads to those that were. Loads itself again when the network is back.
 *
 * @param url the page that was asked for
 * @param kept pages that can be opened, the newest first
 */
export function offlinePage(url: string, kept: readonly KeptPage[]): Response {
  const { lang } = splitLocale(new URL(url).pathname);
  const text = texts[lang];
  const links = kept.filter((page) => langOf(page) === lang && page.title !== '').slice(0, MOST_LINKS);
  const nonce = crypto.randomUUID();
  const html = `<!doctype html>
<html lang="${localeOf(lang).iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="icon" href="/favicon.svg">
<style nonce="${nonce}">${offlineStyle}</style>
</head>
<body>
<main>
<img src="/favicon.svg" alt="" width="56" height="56">
<h1>${text.title}</h1>
<p>${text.hint}</p>
<p class="links"><a href="">${text.retry}</a> <a href="${localePath(lang, '/')}">${text.home}</a></p>
${links.length > 0 ? `<h2>${text.kept}</h2>\n<ul>${links.map((page) => item(page, lang)).join('')}</ul>` : ''}
</main>
<script nonce="${nonce}">addEventListener('online',()=>location.reload())</script>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`,
    },
  });
}

const langOf = ({ url }: KeptPage) => splitLocale(new URL(url).pathname).lang;

/** Behind the title of every page stands the name of the shop. */
const shopName = / - [^-]+$/;

/** A title is as it stood in the page, so it is HTML already. */
function item({ url, title, at }: KeptPage, lang: keyof typeof texts): string {
  const { pathname, search } = new URL(url);
  const address = `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<li><a href="${address}">${title.replace(shopName, '')}</a><span>${texts[lang]['kept-at'].replace('{time}', keptTime(at, lang))}</span></li>`;
}
