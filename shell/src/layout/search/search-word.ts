/**
 * Symbols and punctuation marks of every script, half- and full-width; four of them are common in product names. No special characters are a decimal
 * point between digits, an apostrophe inside a Latin word and an ampersand between words.
 */
const forbidden =
  /(?![-_+%])(?!(?<=\d)\.(?=\d))(?!(?<=[A-Za-z\u00C0-\u024F])['’](?=[A-Za-z\u00C0-\u024F]))(?!(?<=[\p{L}\p{N}] )&(?= [\p{L}\p{N}]))(?!(?<=[\p{L}\p{N}])&(?=[\p{L}\p{N}]))[\p{P}\p{S}]/u;

/** Blanks may only stand alone between two Latin words or numbers, or beside an ampersand. */
const strayBlank = /\s{2,}|(?<![A-Za-z0-9\u00C0-\u024F&])\s|\s(?![A-Za-z0-9\u00C0-\u024F&])/u;

/**
 * Checks what was typed into the search box.
 *
 * @returns the word without leading and trailing blanks, or `null` when it may not be searched for; an empty word
 *   lists everything
 */
export function searchWord(typed: string): string | null {
  const word = typed.trim();
  return forbidden.test(word) || strayBlank.test(word) ? null : word;
}

/** The words of what was refused, so that they may be searched for; `''` when there is none. */
export function cleanedWord(typed: string): string {
  const plain = typed.replace(new RegExp(forbidden, 'gu'), ' ').trim();
  return plain.replace(/\s+/gu, ' ').replace(new RegExp(strayBlank, 'gu'), '');
}
