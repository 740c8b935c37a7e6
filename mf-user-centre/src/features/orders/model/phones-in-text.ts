/** A piece of a text: words, or a number to call. */
export type TextPiece = { readonly text: string; readonly phone?: string };

/**
 * Mobile numbers, lines with an area code, and 400/800 numbers, each with or without dashes, as couriers write them. Not part of a longer
 * number (a waybill), and not one with stars in it.
 */
const phone =
  /(?<![\dA-Za-z*-])(?:(?:\+86[- ]?)?1[3-9]\d(?:-?\d{4}){2}|0\d{2,3}-?\d{7,8}|[48]00-?\d{3}-?\d{4})(?![\dA-Za-z*-])/g;

/** Splits a text at the numbers in it that can be called. */
export function phonesInText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(phone)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: found, phone: found.replaceAll(/[- ]/g, '') });
    from = index + found.length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces;
}
