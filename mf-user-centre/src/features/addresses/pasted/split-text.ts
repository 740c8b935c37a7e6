import { phoneDigits } from '../../../model/auth/phone-digits.ts';
import { names, others } from './field-names.ts';
import { isPolite, plainText } from './plain-text.ts';

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
/** In groups as nobody writes them: `138 001 38000`, `138.0013.8000`. Looked for where there is no other. */
const groupedPhones = /(?<!\d)(?:\(?(?:\+|00)?86\)?[-\s]?)?(1[-\s.]?[3-9](?:[-\s.]?\d){9})(?!\d)/gi;
const landlines = /(?<!\d)\(?0\d{2,3}\)?[-\s]\d{7,8}(?!\d)/g;
const postcodes = /(?<=^|[\s,;\uE002])\d{6}(?=$|[\s,;])/gm;

const labelled = (words: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${words})\\s*(?::|是(?=[\\s\\d${PHONE}\\p{Script=Han}]))\\s*|(?<=^|[\\n,;、|])\\s*(?:${words})(?:\\s+|(?=${PHONE}|\\p{Script=Han}))`,
    'giu',
  );

/** Between the pieces of a text: in Chinese a blank parts them as well, but for one between words in Latin letters. */
const separators = {
  han: /(?:[\n\r\t,;、。|]|(?<![a-z.'])\s|\s(?![a-z]))+/iu,
  latin: /[\n\r\t,;|]+|\s[-–—]+\s/,
};

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Takes a text apart at its separators, and its phone number, post code and the names of its fields out of it. */
export function splitText(text: string): SplitText {
  const plain = plainText(text);
  const written = plain.search(phones) === -1 ? groupedPhones : phones;
  const [, number = ''] = [...plain.matchAll(written)][0] ?? [];
  const marked = plain
    .replace(written, `\n${PHONE}\n`)
    .replace(new RegExp(`\\(\\s*(\\n${PHONE}\\n)\\s*\\)`, 'g'), '$1')
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
  const kept = pieces.filter((piece) => piece !== '' && piece !== OTHER && piece !== NAME && !isPolite(piece));
  for (const [index, piece] of kept.entries()) {
    if (piece.endsWith(PHONE)) continue;
    const label = piece.startsWith(NAME) ? 'name' : piece.startsWith(OTHER) ? 'other' : null;
    const isByPhone = [kept[index - 1], kept[index + 1]].some((beside) => beside?.endsWith(PHONE) ?? false);
    segments.push({ text: label ? piece.slice(1).trim() : piece, label, isByPhone });
  }
  return segments;
}
