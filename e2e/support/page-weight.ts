import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * What the HTML of a page is made of. Sizes are bytes in the best brotli; `styles` and `data` say how many of the whole there would
 * not be without them. A page is the same with every nonce, but what brotli makes of it differs by up to 90 bytes: a size is the
 * median with several nonces that are always the same.
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

/** An odd number: one of them is in the middle. */
const NONCES = Array.from({ length: 5 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('base64url').slice(0, 24),
);

/** The document as it would be with other nonces; as it is, when it has none. */
function withOtherNonces(document: string): string[] {
  const nonce = / nonce="([^"]{16,})"/.exec(document)?.[1];
  return nonce ? NONCES.map((other) => document.replaceAll(nonce, other)) : [document];
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export function weighPage(document: string): PageWeight {
  const variants = withOtherNonces(document);
  const html = middle(variants.map(compressed));
  const sizeOf = (piece: RegExp): number =>
    html - middle(variants.map((variant) => compressed(variant.replaceAll(piece, ''))));
  return {
    elements: document.replaceAll(texts, '$1').match(/<[a-z][^\s/>]*/gi)?.length ?? 0,
    html,
    styles: sizeOf(sheets),
    data: sizeOf(answers),
  };
}
