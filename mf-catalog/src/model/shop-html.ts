/** What of the shop's HTML is written anew for a page. */
export type HtmlDress = {
  /** Name of a table's frame, which moves sideways on phones. */
  tableLabel: string;
};

/**
 * The shop's own HTML, cleaned by the server, as a page shows it: headings begin below the page's own, pictures come
 * when they are near, wide tables move inside their frame.
 */
export function dressHtml(html: string, { tableLabel }: HtmlDress): string {
  return withHeadingsFrom(2, html)
    .replaceAll(/<img (?![^>]*\bloading=)/g, '<img loading="lazy" decoding="async" ')
    .replaceAll('<table', `<div role="region" tabindex="0" aria-label="${escapeAttribute(tableLabel)}"><table`)
    .replaceAll('</table>', '</table></div>');
}

/** The beginning of a text as one line, for search engines; it ends with a word or a sentence. */
export function excerptOf(html: string, limit = 120): string {
  const text = plainTextOf(html);
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const end = Math.max(...[...'。！？.!?'].map((mark) => cut.lastIndexOf(mark)));
  if (end > limit / 2) return cut.slice(0, end + 1);
  const lastWord = /[\p{Script=Latin}\d]$/u.test(cut) ? cut.replace(/\s+\S*$/, '') : cut;
  return `${lastWord.trimEnd()}…`;
}

/** The address of the first picture; `null` in a text without one. */
export function firstPictureOf(html: string): string | null {
  const [, address = null] = /<img [^>]*\bsrc="([^"]+)"/.exec(html) ?? [];
  return address && unescapeHtml(address);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plainTextOf(html: string): string {
  const text = html
    .replaceAll(/<\/?(b|i|u|s|em|strong|span|a|code|small|sub|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return unescapeHtml(text).replaceAll(/\s+/g, ' ').trim();
}

const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole);

/** Moves all headings so that the highest one has the level. */
function withHeadingsFrom(level: number, html: string): string {
  const levels = [...html.matchAll(/<h([2-4])[ >]/g)].map(([, number]) => Number(number));
  if (levels.length === 0) return html;
  const up = Math.min(...levels) - level;
  return html.replaceAll(/(<\/?h)([2-4])/g, (_, begin: string, number: string) => `${begin}${Number(number) - up}`);
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
