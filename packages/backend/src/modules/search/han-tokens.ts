import { fillers } from './fillers.ts';
import { endLexemesOf } from './search-vector.ts';
import { segment } from './segment.ts';
import { type Found, knownIn, type SearchWords, tokenOf } from './tokens.ts';

/** Longer runs are texts, not words with a mistake; every part of a run is tried. */
const LONGEST_CORRECTED = 24;

/** Characters that say a thing is made of the one before. */
const ENDING = /[制质]$/u;
/** A character that makes a word of the one before, which says what a thing is. */
const THING = /^(\p{Script=Han})子$/u;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Words of a run of Chinese characters. `corrects`: what nobody knows is taken for what sounds or is written nearly so. `isAlone`: nothing else was typed beside it. */
export function hanTokens(
  run: string,
  words: SearchWords,
  { corrects, isAlone }: { corrects: boolean; isAlone: boolean },
): Found[] {
  const isNamed = knownIn(words);
  // Words that say nothing are none that were mistyped.
  const isKnown = (word: string) => isNamed(word) || (word.length > 1 && fillers.has(word));
  const thing = isAlone && !isNamed(run) ? THING.exec(run)?.[1] : undefined;
  if (thing !== undefined && !isNamed(thing) && !corrects) return [thingOf(thing, tokenOf(run, words))];
  const guess = (word: string) => {
    // No word has 的 in it: it stands between two.
    const guessed = word.includes('的')
      ? undefined
      : words.vocabulary.guess(word, { isWhole: isAlone && word === run });
    return guessed && { text: guessed.word.text, distance: guessed.distance };
  };
  // 蓝球 is no 蓝 and 球: what sounds like the name of a thing is one word, and found where it stands as that.
  const keepWhole = (word: string) => (words.vocabulary.soundsLikeKind(word) ? { text: word, distance: 0 } : undefined);
  const isShort = run.length <= LONGEST_CORRECTED;
  return segment(run, { isKnown, ...(isShort && { guess: corrects ? guess : keepWhole }) }).flatMap((piece) => {
    if (!piece.isKnown) return unknownHan(piece.text).map((text) => withoutEnding(tokenOf(text, words)));
    const token = tokenOf(piece.meant ?? piece.text, words);
    return piece.meant === undefined || piece.meant === piece.text
      ? [token]
      : [{ ...token, text: piece.text, meant: piece.meant }];
  });
}

/** A 笛子 is what ends in 笛. Beside other words that would be any of many things. */
const thingOf = (thing: string, token: Found): Found => ({ ...token, own: [...token.own, endLexemesOf(thing)] });

/** 竹制 and 竹质 are 竹. */
function withoutEnding(token: Found): Found {
  const { text } = token;
  return text.length === 2 && ENDING.test(text) ? { ...token, own: [...token.own, [text.slice(0, 1)]] } : token;
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
