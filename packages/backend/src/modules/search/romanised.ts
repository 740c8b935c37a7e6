import { pinyin } from 'pinyin-pro';

/** Pinyin of a Chinese word, a syllable a character, without tones; null when a character of it has none. */
export function syllablesOf(word: string): string[] | null {
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' });
  return syllables.length === [...word].length ? syllables : null;
}

/** The same for syllables many speakers do not tell apart: zh and z, ch and c, sh and s, n and l, ng and n. */
export const blurred = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^n/, 'l')
    .replace(/ng$/, 'n');

export const initialsOf = (syllables: readonly string[]): string => syllables.map(([letter = '']) => letter).join('');
