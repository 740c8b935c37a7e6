import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What stands between the parts of a number, or around it in a table: blanks, dashes, dots, quotes, a number sign. */
const SEPARATORS = `\\s\\-_./·#='"`;
const separators = new RegExp(`[${SEPARATORS}]`, 'g');

/** Labels that pages, messages and tables print before a number without a colon. Chinese ones need no blank after them. */
const label =
  /^(?:商品编号|商品货号|货号|订单编号|订单号|编号|no\.|(?:(?:item|product|order)(?: (?:number|no\.?))?|number|no)(?=[ #]))/i;

/**
 * A number as somebody copied it from a page, a label or a table, without what is only in print: `货号：js-077 048` → `JS077048`. Full-width
 * characters become ordinary ones.
 */
export function asPrinted(text: string): string {
  const plain = text.normalize('NFKC').replace(/^.*:/s, '').trim().replace(/\s/g, ' ');
  return withoutPrint(plain.replace(label, ''));
}

/**
 * Every number that could be meant by what was copied: without its label, and whole, as a number may begin like a label (`NO-7`). None for
 * a text without a letter or digit.
 */
export function printedForms(text: string): string[] {
  const whole = withoutPrint(text.normalize('NFKC').replace(/^.*:/s, ''));
  return [...new Set([asPrinted(text), whole])].filter((form) => form !== '');
}

const variantLabel = /^(?:规格:? ?|(?:variant|sku)(?:: ?| ))/i;

/** The choices of a variant as somebody copied them: `规格：红色； XL` → `红色;XL`. */
export function printedChoices(text: string): string {
  const plain = text.normalize('NFKC').trim().replace(variantLabel, '');
  return plain
    .split(';')
    .map((choice) => choice.trim())
    .join(';');
}

/** `asPrinted` of a column without labels, to compare with. */
export const printedColumn = (column: AnyPgColumn): SQL =>
  sql`upper(regexp_replace(${column}, ${`[${SEPARATORS}]`}, '', 'g'))`;

const withoutPrint = (text: string): string => text.replace(separators, '').toUpperCase();
