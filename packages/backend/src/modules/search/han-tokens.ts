import { fillers } from './fillers.ts';
import { segment } from './segment.ts';
import { type Found, knownIn, type SearchWords, tokenOf } from './tokens.ts';

/** Longer runs are texts, not words with a mistake; every part of a run is tried. */
const LONGEST_CORRECTED = 24;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Words of a run of Chinese characters. `corrects`: what nobody knows is taken for what sounds or is written nearly so. */
export function hanTokens(run: string, words: SearchWords, corrects: boolean): Found[] {
  const isKnown = knownIn(words);
  const guess = (word: string) => {
    const guessed = words.vocabulary.guess(word, { isWhole: word === run });
    return guessed && { text: guessed.word.text, distance: guessed.distance };
  };
  return segment(run, { isKnown, ...(corrects && run.length <= LONGEST_CORRECTED && { guess }) }).flatMap((piece) => {
    if (!piece.isKnown) return unknownHan(piece.text).map((text) => tokenOf(text, words));
    const token = tokenOf(piece.meant ?? piece.text, words);
    return piece.meant === undefined ? [token] : [{ ...token, text: piece.text, meant: piece.meant }];
  });
}

/** Words as a dictionary cuts them; single characters beside each other are one, as it does not know every name. */
function unknownHan(text: string): string[] {
  const found: string[] = [];
  let isAfterSingle = false;
  for (const { segment: word } of segmenter.segment(text)) {
    const isSingle = [...word].length === 1 && !fillers.has(word);
    if (isSingle && isAfterSingle) found[found.length - 1] += word;
    else found.push(word);
    isAfterSingle = isSingle;
  }
  return found;
}
