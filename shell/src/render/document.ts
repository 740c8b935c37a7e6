import type { SiteMetadata } from '@jishi/api/shop';
import { lightAt } from '@jishi/api/shop-clock';
import type { PageHead } from '@jishi/contracts';
import type { RenderRequest } from '@jishi/contracts/renderer';
import type { Text } from '@jishi/i18n';
import { localeOf, localePath, splitLocale } from '@jishi/i18n/locale';
import { darkCss, tokensCss } from '@jishi/ui/tokens';
import { fullTitle, type HeadTag, headTags } from '../app/head.ts';
import type zh from '../messages/zh.ts';
import { festivalCss } from '../styles/festival-css.ts';
import { DARK_SHEET, darkMedia } from '../styles/theme-media.ts';
import { socialTags } from './social-tags.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** With the mark by which the browser finds what it has to change with the page. */
const pageTag = (tag: HeadTag): string => tagText({ ...tag, attributes: { ...tag.attributes, 'data-page': '' } });

const tagText = ({ name, attributes }: HeadTag): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`;

const imageHint = ({ src, srcSet }: NonNullable<PageHead['preloadImage']>): string => {
  const candidates = srcSet ? ` imagesrcset="${escapeHtml(srcSet)}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(src)}"${candidates} fetchpriority="high">`;
};

/** The shop's own words where the page has none. */
function siteTags(head: PageHead, site: SiteMetadata | null): HeadTag[] {
  if (!site) return [];
  const contents = {
    description: head.description ? '' : site.description,
    keywords: head.keywords ? '' : site.keywords,
    author: site.author,
  };
  return Object.entries(contents)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => ({ name: 'meta', attributes: { name, content } }));
}

export type DocumentParts = {
  request: RenderRequest;
  /** When it is made, epoch ms on the shop's clock. */
  now: number;
  head: PageHead;
  text: Text<typeof zh>;
  /** What the shop says of itself, if that is known. */
  site: SiteMetadata | null;
  /** Styles that outline the parts of the page, when somebody asked for it. */
  outline: string | null;
};

/** What came after the first flush stays behind the footer and is shown there; what held its place goes. */
const withoutScript =
  'div[hidden][id^="S:"]{display:block!important}template[id^="B:"]+[data-fallback]{display:none!important}';

/** The document up to the end of its head, without the styles of the first flush. */
export function documentHead({ request, now, head, text, site, outline }: DocumentParts): string {
  const { lang, theme, noncePlaceholder: nonce, origin, url } = request;
  const { path } = splitLocale(url.split('?')[0] ?? '/');
  const tags = headTags(head, lang, origin, path);
  const description = site?.description ?? '';
  const social = socialTags({ head, text, description, lang, origin, path });
  const image = head.preloadImage;
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  const festival = site?.festival ?? null;
  return [
    `<!DOCTYPE html><html lang="${localeOf(lang).iso}"${themeAttribute} data-light="${lightAt(now)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<title>${escapeHtml(fullTitle(head.title, text))}</title>`,
    ...tags.map(pageTag),
    ...siteTags(head, site).map(tagText),
    ...social.map(tagText),
    '<link rel="icon" href="/favicon.ico" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/touch-icon.png">',
    `<link rel="manifest" href="${localePath(lang, '/site.webmanifest')}">`,
    ...(image ? [imageHint(image)] : []),
    `<style nonce="${nonce}">${tokensCss}</style>`,
    `<style id="${DARK_SHEET}" media="${darkMedia[theme]}" nonce="${nonce}">${darkCss}</style>`,
    ...(festival ? [`<style nonce="${nonce}">${festivalCss[festival]}</style>`] : []),
    ...(outline ? [`<style nonce="${nonce}">${outline}</style>`] : []),
    `<noscript><style nonce="${nonce}">${withoutScript}</style></noscript>`,
  ].join('');
}

/**
 * Closes a page whose worker was lost half-way: places that were still open are drawn by the browser.
 * `$!` marks a boundary of React as one to be drawn there.
 */
export const rescueText = (nonce: string): string =>
  `<script nonce="${nonce}">document.querySelectorAll('template[id^="B:"]').forEach((t)=>{const b=t.previousSibling;` +
  "if(b?.nodeType===8&&b.data[0]==='$'){b.data='$!';t.dataset.dgst='lost';b._reactRetry?.()}});</script></div></body></html>";
