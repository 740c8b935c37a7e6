import { refuse } from '../../kernel/errors/shop-error.ts';
import type { SiblingWidth } from '../pictures/drawing/recipes.ts';
import type { PictureWorkers } from '../pictures/worker/picture-workers.ts';

/** What is kept of an upload: made anew, so nothing but what can be seen or read survives. */
export type CleanUpload = { extension: string; bytes: Buffer; siblings: Map<SiblingWidth, Buffer> };

/**
 * Draws a picture anew; whoever `turn` names takes turns with others.
 * @throws ShopError as `PictureWorkers.clean`
 */
export async function cleanPicture(
  pictures: PictureWorkers,
  { bytes, widths }: { bytes: Buffer; widths: readonly number[] },
  turn: string,
): Promise<CleanUpload> {
  return { extension: 'webp', ...(await pictures.clean(bytes, widths, turn)) };
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const MARKUP = /<\s*(!doctype|html|head|body|script|svg|iframe)\b/i;

/**
 * Other files: archives, JSON and plain text, told by what is in them. Pages are refused, whatever they are called.
 * @throws ShopError `upload.extension`
 */
export function cleanFile(bytes: Buffer): CleanUpload {
  return { extension: extensionOf(bytes), bytes, siblings: new Map() };
}

function extensionOf(bytes: Buffer): 'zip' | 'json' | 'txt' {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'zip';
  const text = bytes.toString('utf8');
  const isText = !text.includes('\uFFFD') && !text.includes('\0');
  if (!isText || MARKUP.test(text)) throw refuse('upload.extension');
  try {
    JSON.parse(text);
    return 'json';
  } catch {
    return 'txt';
  }
}
