import { z } from 'zod';
import { cleanHtml } from '../../../kernel/texts/clean-html.ts';
import { LANGUAGES, type Lang, type LocalText } from '../../../kernel/texts/languages.ts';
import { fromYuan } from '../../../kernel/wire/money.ts';
import type { Times } from '../../../kernel/wire/times.ts';

/**
 * Fields of the documents operators write by hand, in a table or by a program. What a table can only hold as text is read
 * from text too; `null` (an empty cell) leaves a field that cannot be empty as it was.
 */

const MAX_CENTS = 1_000_000_000_00;

function read<T>(convert: (value: unknown) => T | undefined, message: string) {
  return z.unknown().transform((value, context): T => {
    const read = convert(value);
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** A field that may be left out; `null` counts as left out. */
export function given<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** Money → cents: whole cents as a number, or yuan with at most two decimals as a text (`"19.90"`). */
export const amount = read(readCents, 'must be whole cents (1990), or an amount as a text ("19.90")');

function readCents(value: unknown): number | undefined {
  const cents = typeof value === 'string' ? fromYuan(value.trim()) : value;
  return Number.isInteger(cents) && Number(cents) >= 0 && Number(cents) <= MAX_CENTS ? Number(cents) : undefined;
}

/** A whole number, as a number or as its digits. */
export function whole(min: number, max: number) {
  return read((value) => {
    const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
    return Number.isInteger(number) && Number(number) >= min && Number(number) <= max ? Number(number) : undefined;
  }, `must be a whole number from ${min} to ${max}`);
}

const words: Readonly<Record<string, boolean>> = { true: true, yes: true, 1: true, false: false, no: false, 0: false };

/** Yes or no: `true`, `yes`, `1` or their opposites. */
export const flag = read((value) => words[String(value).trim().toLowerCase()], 'must be yes or no');

export const text = (most: number) => z.string('must be a text').trim().min(1, 'is empty').max(most, tooLong(most));

const tooLong = (most: number) => `has more than ${most} characters`;

/** The name under which a document is known in every shop: never changes, never shown to customers. */
export const key = (most: number) =>
  text(most).regex(/^[A-Za-z0-9][\w.-]*$/, 'must be made of letters, digits, "-", "_" and "."');

export const oneOf = <const Words extends readonly [string, ...string[]]>(choices: Words) =>
  z.enum(choices, `must be one of: ${choices.join(', ')}`);

/** Where a picture is found: on this shop or elsewhere behind https. */
export const address = text(255).regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must begin with "/" or "https://"');

/** A list, in a table as one cell with blanks between. */
export function list<Schema extends z.ZodType>(item: Schema) {
  const split = (value: unknown) => (typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value);
  return z.preprocess(split, z.array(item, 'must be a list'));
}

const codes = LANGUAGES.map(({ code }) => code);

/** A text per language. `null` or an empty text takes a language away. */
export function localText(most: number, clean: (text: string) => string = (text) => text) {
  const one = z
    .string('must be a text')
    .max(most, tooLong(most))
    .nullish()
    .transform((value) => (value === undefined ? undefined : clean((value ?? '').trim())));
  const shape = Object.fromEntries(codes.map((code) => [code, one])) as Record<Lang, typeof one>;
  return z.strictObject(shape, 'must be texts per language, such as {"zh": "…", "en": "…"}');
}

const MAX_HTML = 200_000;

/** HTML per language, cleaned: no style, no script, pictures of this shop only. */
export const localHtml = localText(MAX_HTML, cleanHtml);

/** A moment: ISO 8601, or `2026-11-30 08:00` in the shop's time zone. */
export function moment(times: Times) {
  return read((value) => {
    if (typeof value !== 'string') return undefined;
    const date = times.parse(value) ?? (/^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/.test(value) ? new Date(value) : null);
    return date && !Number.isNaN(date.getTime()) ? date : undefined;
  }, 'must be a moment such as 2026-11-30 08:00, or ISO 8601');
}

/** A text per language as a patch: absent languages stay as they are. */
export type LocalPatch = Partial<Record<Lang, string | undefined>>;

export function mergeText(known: LocalText | null, patch: LocalPatch | undefined): LocalText {
  return orderedText({
    ...known,
    ...Object.fromEntries(Object.entries(patch ?? {}).filter(([, value]) => value !== undefined)),
  });
}

/** Languages in one order, empty ones left out: equal texts are written equally. */
export function orderedText(text: LocalText | null): LocalText {
  return Object.fromEntries(codes.flatMap((code) => (text?.[code] ? [[code, text[code]]] : [])));
}

/** The value, or what was there: `undefined` keeps, `null` empties. */
export function patched<T>(patch: T | null | undefined, known: T | null): T | null {
  return patch === undefined ? known : patch;
}
