import { remember } from '@jishi/server-kit/remember';
import sanitizeHtml from 'sanitize-html';
import type { LocalText } from './languages.ts';
import { OWN_PICTURE } from './own-picture.ts';

/**
 * What texts of the shop may contain. No style and no script, so a page shows them under its policy; pictures only from
 * this shop, links only where a reader may be sent.
 */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...[
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'small',
      'sub',
      'sup',
      'span',
      'code',
      'pre',
      'a',
      'img',
      'figure',
      'figcaption',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? ''),
  transformTags: {
    // Whoever is sent away learns nothing of this shop and gets no hold of its window.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** Texts of products are read every few seconds, and hardly ever change. */
const REMEMBERED_CHARACTERS = 4_000_000;

/** HTML that may be shown as it is, whoever wrote it. */
export const cleanHtml: (html: string) => string = remember(REMEMBERED_CHARACTERS, (html) =>
  sanitizeHtml(html, options),
);

/** The same for a text per language; what is no text is left out. */
export function cleanLocalHtml(texts: object): LocalText {
  const clean = Object.entries(texts).flatMap(([lang, text]) =>
    typeof text === 'string' ? [[lang, cleanHtml(text)]] : [],
  );
  return Object.fromEntries(clean);
}
