import { JSDOM } from 'jsdom';

/** What a page may show; written down a second time, so that a mistake in the cleaning does not allow itself. */
const tags = new Set(
  'h2 h3 h4 p br hr blockquote ul ol li dl dt dd strong em b i u s small sub sup span code pre a img figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const attributes = new Set(
  'a.href a.title a.rel a.target img.src img.alt img.width img.height img.loading th.scope th.colspan th.rowspan td.colspan td.rowspan'.split(
    ' ',
  ),
);
const ORIGIN = 'https://shop.example';
const document = new JSDOM('', { url: ORIGIN }).window.document;

/** What is dangerous in HTML as a browser reads it, put into a page the way the shop does (`innerHTML`). */
export function dangersIn(html: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    if (!tags.has(tag) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [`<${tag}>`];
    return [...element.attributes].flatMap(({ name, value }) => dangerOf(tag, name, value));
  });
}

function dangerOf(tag: string, name: string, value: string): string[] {
  if (!attributes.has(`${tag}.${name}`)) return [`${tag} ${name}`];
  if (name === 'src' && !/^\/media\/[\w./-]+$/.test(value)) return [`picture ${value}`];
  if (name === 'src' && !new URL(value, ORIGIN).pathname.startsWith('/media/')) return [`picture ${value}`];
  if (name !== 'href') return [];
  const { protocol, origin } = new URL(value, ORIGIN);
  const isAway = origin !== ORIGIN && !/^(https:\/\/|mailto:|tel:)/i.test(value);
  return ['https:', 'mailto:', 'tel:'].includes(protocol) && !isAway ? [] : [`link ${value}`];
}
