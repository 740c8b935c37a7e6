import { phoneDigits } from '../../../model/auth/phone-digits.ts';

/** A piece of a text between separators. */
export type Segment = {
  text: string;
  /** What a word before it calls it. */
  label: 'name' | 'other' | null;
  /** Stands beside the phone number. */
  isByPhone: boolean;
};

/** What a text says besides its phone number, piece by piece. */
export type SplitText = { phone: string; segments: Segment[] };

// One character each, which no text has: a number that was taken out, and a word that says what follows.
const PHONE = '\uE000';
const NAME = '\uE001';
const OTHER = '\uE002';

const phones =
  /(?<!\d)(?:\(?(?:\+|00)?86\)?[-\s]?)?(1[3-9]\d[-\s]?\d{4}[-\s]?\d{4})(?!\d)(?:\s*(?:转|#|ext\.?)\s*\d{1,6}|-\d{3,4}(?![-\d号栋幢楼室]))?/gi;
const landlines = /(?<!\d)\(?0\d{2,3}\)?[-\s]\d{7,8}(?!\d)/g;
const postcodes = /(?<=^|[\s,;\uE002])\d{6}(?=$|[\s,;])/gm;
const invisible = /[\u200b-\u200f\u2060\ufeff\uE000-\uE002]/g;

const names = '收货人姓名|收件人姓名|收货人|收件人|联系人|姓名|名字|recipient|consignee|receiver|contact|name';
const others = [
  '手机号码|手机号|手机|联系电话|联系方式|电话号码|电话|phone number|phone|mobile|telephone|tel',
  '所在地区|所在区域|所在省市|省市区|地区|详细地址|收货地址|收件地址|街道地址|地址|delivery address|address',
  '邮政编码|邮编|postal code|postcode|zip code|zip',
].join('|');
const labelled = (words: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${words})\\s*:\\s*|(?<=^|[\\n,;、|])\\s*(?:${words})(?:\\s+|(?=${PHONE}|\\p{Script=Han}))`,
    'giu',
  );

/** Between the pieces of a text: in Chinese a blank parts them as well. */
const separators = { han: /[\s,;、。|]+/u, latin: /[\n\r\t,;|]+/ };

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Takes a text apart at its separators, and its phone number, post code and the names of its fields out of it. */
export function splitText(text: string): SplitText {
  const plain = text.normalize('NFKC').replace(invisible, '');
  const [, number = ''] = [...plain.matchAll(phones)][0] ?? [];
  const marked = plain
    .replace(phones, `\n${PHONE}\n`)
    .replace(landlines, '\n')
    .replace(labelled(names), `\n${NAME}`)
    .replace(labelled(others), `\n${OTHER}`)
    .replace(new RegExp(`\\s*/\\s*(?=\\n${PHONE})|(?<=${PHONE}\\n)\\s*/\\s*`, 'g'), '')
    .replace(postcodes, '\n');
  const pieces = marked.split(hasHan(plain) ? separators.han : separators.latin).map((piece) => piece.trim());
  return { phone: phoneDigits(number), segments: toSegments(pieces) };
}

function toSegments(pieces: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  const kept = pieces.filter((piece) => piece !== '' && piece !== OTHER && piece !== NAME);
  for (const [index, piece] of kept.entries()) {
    if (piece.endsWith(PHONE)) continue;
    const label = piece.startsWith(NAME) ? 'name' : piece.startsWith(OTHER) ? 'other' : null;
    const isByPhone = [kept[index - 1], kept[index + 1]].some((beside) => beside?.endsWith(PHONE) ?? false);
    segments.push({ text: label ? piece.slice(1).trim() : piece, label, isByPhone });
  }
  return segments;
}
