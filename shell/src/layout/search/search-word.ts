/** A decimal point between digits, an apostrophe inside a Latin word, an ampersand between words: no special characters. */
const joints =
  /(?<=\d)\.(?=\d)|(?<=[a-z\u00C0-\u024F])['’](?=[a-z\u00C0-\u024F])|(?<=[\p{L}\p{N}] ?)&(?= ?[\p{L}\p{N}])/giu;

/** Symbols and punctuation marks of every script, half- and full-width; four of them are common in product names. */
const forbidden = /(?![-_+%])[\p{P}\p{S}]/u;

/** Blanks may only stand alone between two Latin words or numbers. */
const strayBlank = /\s{2,}|(?<![A-Za-z0-9\u00C0-\u024F])\s|\s(?![A-Za-z0-9\u00C0-\u024F])/u;

/**
 * Checks what was typed into the search box.
 *
 * @returns the word without leading and trailing blanks, or `null` when it may not be searched for; an empty word
 *   lists everything
 */
export function searchWord(typed: string): string | null {
  const word = typed.trim();
  const plain = word.replace(joints, 'a');
  return forbidden.test(plain) || strayBlank.test(plain) ? null : word;
}
