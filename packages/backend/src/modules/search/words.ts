/** Scripts that are written without blanks: cut into single characters and pairs. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u;
const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}]+/gu;
// A letter run of the second kind stops where an unspaced script begins.
const spacedOnly = /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u;

/** One run of letters in either kind of script, in lower case and in its plain width. */
export type Run = { text: string; isUnspaced: boolean };

/** Cuts a text into runs: `2斤 Purple GRAPES` gives `2`, `斤`, `purple`, `grapes`. */
export function runsOf(text: string): Run[] {
  const plain = text.normalize('NFKC').toLowerCase();
  const found: Run[] = [];
  for (const [match] of plain.matchAll(runs)) {
    let rest = match;
    while (rest) {
      const part = (unspaced.test(rest[0] ?? '') ? unspaced : spacedOnly).exec(rest)?.[0] ?? rest;
      found.push({ text: part, isUnspaced: unspaced.test(part) });
      rest = rest.slice(part.length);
    }
  }
  return found;
}

/** Neighbouring pairs of characters; a single character stays alone. */
export function pairsOf(text: string): string[] {
  const characters = [...text];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Takes the plural off an English word (Harman's S-stemmer), so `grapes` meets `grape`. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && !/[ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[us]s$/.test(word)) return word;
  return word.slice(0, -1);
}
