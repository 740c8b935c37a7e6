import { brotliCompressSync, constants } from 'node:zlib';

/**
 * What the HTML of a page is made of. Sizes are bytes in the best brotli; `styles` and `data` say how many of the whole there would
 * not be without them.
 */
export type PageWeight = {
  elements: number;
  html: number;
  /** Style sheets: tokens, and the rules of what is drawn. */
  styles: number;
  /** What scripts take the page over with: answers of the api, and what is known of release and reader. */
  data: number;
};

const sheets = /<style\b[^>]*>.*?<\/style>/gs;
const answers = /(?:\(self\.__q=|self\.__shop=).*?(?=<\/script>)/gs;
const texts = /(<(script|style)\b[^>]*>).*?<\/\2>/gs;

const compressed = (text: string): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length;

export function weighPage(document: string): PageWeight {
  const html = compressed(document);
  const sizeOf = (piece: RegExp): number => html - compressed(document.replaceAll(piece, ''));
  return {
    elements: document.replaceAll(texts, '$1').match(/<[a-z][^\s/>]*/gi)?.length ?? 0,
    html,
    styles: sizeOf(sheets),
    data: sizeOf(answers),
  };
}
