import { alternatePaths, type Lang, localePath, parseLang } from '@jishi/i18n/locale';
import { escapeHtml } from '../http/escape-html.ts';

/** A page for search engines: its path without a language, the languages it can be read in, its last change. */
export type SiteMapUrl = { path: string; langs: readonly string[]; changedAt: string | null };

/** A file of the site map and the newest change in it. */
export type Part = { path: string; changedAt: string | null };

const lastChange = (changedAt: string | null): string => (changedAt ? `<lastmod>${changedAt}</lastmod>` : '');

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Names the parts (sitemaps.org). */
export function indexXml(origin: string, parts: readonly Part[]): string {
  const entries = parts.map(
    ({ path, changedAt }) => `<sitemap><loc>${escapeHtml(origin + path)}</loc>${lastChange(changedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${SITEMAP}>\n${entries.join('')}</sitemapindex>\n`;
}

/** One entry for each page and language, and in each all its languages, as search engines want them. */
export function urlsXml(origin: string, urls: readonly SiteMapUrl[]): string {
  const entries = urls.flatMap((place) => {
    const langs = place.langs.map(parseLang).filter((lang) => lang !== undefined);
    const twins = langs.length > 1 ? alternatesXml(origin, place.path) : '';
    return langs.map((lang) => entryXml(origin, lang, place, twins));
  });
  return `${HEAD}<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

const entryXml = (origin: string, lang: Lang, { path, changedAt }: SiteMapUrl, twins: string): string =>
  `<url><loc>${escapeHtml(origin + localePath(lang, path))}</loc>${lastChange(changedAt)}${twins}</url>\n`;

const alternatesXml = (origin: string, path: string): string =>
  alternatePaths(path)
    .map((twin) => `<xhtml:link rel="alternate" hreflang="${twin.hreflang}" href="${escapeHtml(origin + twin.path)}"/>`)
    .join('');
