import { hanTokens } from './han-tokens.ts';
import { termLexeme } from './search-vector.ts';
import { plainText } from './simplified.ts';
import { termKey } from './synonyms.ts';
import { type Found, formOf, knownIn, type SearchWords, tokenOf } from './tokens.ts';
import { type Run, stem } from './words.ts';

/** More are not looked for. */
const MOST_WORDS = 10;
const LONGEST_PHRASE = 4;
/** Spellings of a word in pinyin that are looked for together. */
const MOST_SPELT = 3;

/** Words beside each other in a script with blanks: phrases, words joined or split, pinyin. `corrects`: what nobody knows is taken for what is written nearly so. */
export function latinTokens(line: readonly Run[], words: SearchWords, corrects: boolean): Found[] {
  const runs = line.slice(0, MOST_WORDS);
  const texts = runs.map(({ text }) => text);
  const spelt = corrects && !texts.some(knownIn(words)) ? speltTokens(texts.join(''), texts.join(' '), words) : null;
  if (spelt) return spelt;
  const tokens: Found[] = [];
  for (let at = 0; at < runs.length; ) {
    const phrase = phraseAt(runs, at, words);
    tokens.push(...(phrase ? [phrase.token] : latinWord(runs[at]?.text ?? '', words, corrects)));
    at += phrase?.length ?? 1;
  }
  return withWholePhrases(tokens, runs, words);
}

/** Words that mean something together: of the table of synonyms, or written as one elsewhere. */
function phraseAt(runs: readonly Run[], at: number, words: SearchWords): { token: Found; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, runs.length - at); length > 1; length -= 1) {
    const texts = runs.slice(at, at + length).map(({ text }) => text);
    const phrase = texts.join(' ');
    if (words.synonyms.has(termKey(phrase))) return { token: tokenOf(phrase, words), length };
    const joined = texts.join('');
    if (length === 2 && knownIn(words)(joined)) {
      const token = tokenOf(joined, words);
      return { token: { ...token, text: phrase, own: [...token.own, formOf(phrase)] }, length };
    }
  }
  return null;
}

function latinWord(text: string, words: SearchWords, corrects: boolean): Found[] {
  const isKnown = knownIn(words);
  if (isKnown(text)) return [tokenOf(text, words)];
  for (let at = 3; at <= text.length - 3; at += 1) {
    const apart = `${text.slice(0, at)} ${text.slice(at)}`;
    if (!isKnown(apart)) continue;
    const token = tokenOf(apart, words);
    return [{ ...token, text, own: [[stem(text)], ...token.own] }];
  }
  const related = words.vocabulary.related(text).map(({ text: word }) => formOf(word));
  if (!corrects || related.length > 0) return [{ ...tokenOf(text, words), others: related }];
  const spelt = speltTokens(text, text, words);
  if (spelt) return spelt;
  const guessed = (words.vocabulary.guess(text, { isWhole: true })?.word ?? words.vocabulary.lastPartOf(text))?.text;
  return [guessed === undefined ? tokenOf(text, words) : { ...tokenOf(guessed, words), text, meant: guessed }];
}

/** Words typed in pinyin: one, whole or by initials, or several whole ones. `typed`: as they stand in the text. */
function speltTokens(latin: string, typed: string, words: SearchWords): Found[] | null {
  const [best, ...others] = words.vocabulary.spelt(latin).slice(0, MOST_SPELT);
  if (best) {
    const token = tokenOf(best.text, words);
    const alike = [...token.others, ...others.map(({ text }) => formOf(text))];
    return [{ ...token, text: typed, meant: best.text, others: alike }];
  }
  const phrase = words.vocabulary.speltPhrase(latin);
  if (!phrase) return speltByInitials(latin, typed, words);
  const meant = phrase.map(({ text }) => text).join('');
  return phrase.map(({ text }, at) => ({ ...tokenOf(text, words), ...(at === 0 && { text: typed, meant }) }));
}

/** Several words typed by their initials. */
function speltByInitials(latin: string, typed: string, words: SearchWords): Found[] | null {
  const meant = words.vocabulary.speltByInitials(latin);
  if (meant === null) return null;
  const tokens = hanTokens(meant, words, { corrects: false, isAlone: false });
  return tokens.map((token, at) => (at === 0 ? { ...token, text: typed, meant } : token));
}

/** Phrases the shop knows goods by: the last word says what they are, and goods known by the whole phrase fit best. */
function withWholePhrases(tokens: readonly Found[], runs: readonly Run[], { vocabulary }: SearchWords): Found[] {
  if (tokens.length !== runs.length) return [...tokens];
  return tokens.map((token, last) => {
    for (let first = Math.max(0, last - LONGEST_PHRASE + 1); first < last; first += 1) {
      const phrase = tokens
        .slice(first, last + 1)
        .map(({ text, meant }) => meant ?? text)
        .join(' ');
      const known = vocabulary.find(phrase);
      if (known?.isKind) return { ...token, isKind: true, wholes: [...token.wholes, termLexeme(plainText(phrase))] };
    }
    return token;
  });
}
