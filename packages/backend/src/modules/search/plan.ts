import { amountsOf } from './amounts.ts';
import { endLexeme, termLexeme } from './search-vector.ts';
import { segment } from './segment.ts';
import { plainText } from './simplified.ts';
import { type Meanings, termKey } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { pairsOf, type Run, runsOfPlain, stem } from './words.ts';

/** Lexemes all of which are wanted. */
export type Form = readonly string[];

/** A word of a search: found by any of its forms. */
export type Token = {
  text: string;
  /** It says what is looked for; others say more of it, and are done without first. */
  isKind: boolean;
  /** As it was typed, or as it was taken for. */
  own: readonly Form[];
  /** What means the same. */
  others: readonly Form[];
  /** Whole terms it may stand in: what is known by one fits best. */
  wholes: readonly string[];
};

/** What is looked for. `corrected`: the text as it was taken, when that is not as it was typed. */
export type SearchPlan = { text: string; plain: string; tokens: readonly Token[]; corrected: string | null };

/** What the shop knows of words in a language. */
export type SearchWords = { vocabulary: Vocabulary; synonyms: ReadonlyMap<string, Meanings> };

/** Characters that are looked at: no name is longer, and the database refuses words of some thousand. */
const LONGEST = 200;
/** Words that are looked for: each is asked for in several ways. */
const MOST_TOKENS = 10;
const LONGEST_PHRASE = 4;
/** Spellings of a word in pinyin that are looked for together. */
const MOST_SPELT = 3;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
// Words that say nothing about a product; left out unless the customer typed nothing else.
const fillers = new Set(
  '的 了 和 与 及 或 个 用 a an and for in of on or the to with my your some something that this is are has have from without by at i'.split(
    ' ',
  ),
);

type Found = Token & { meant?: string };

/**
 * Reads what was typed: amounts, words the shop knows, and what means the same. `corrects`: words nobody knows are taken for ones that sound or
 * are written nearly so. Null when there is no word in it.
 */
export function planSearch(text: string, words: SearchWords, { corrects }: { corrects: boolean }): SearchPlan | null {
  const plain = plainText(text.slice(0, LONGEST).toWellFormed()).trim();
  const known = knownIn(words);
  const amounts = amountsOf(plain).filter(({ at, length }) => !isInKnownRun(plain, at, length, known));
  let rest = plain;
  for (const { at, length } of amounts) rest = rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length);
  const found = groupsOf(runsOfPlain(rest)).flatMap((runs) =>
    runs[0]?.isUnspaced ? hanTokens(runs[0].text, words, corrects) : latinTokens(runs, words, corrects),
  );
  const telling = found.filter(({ text: word }) => !fillers.has(word));
  const amountTokens = amounts.map(({ lexemes, at, length }): Found => {
    const typed = plain.slice(at, at + length);
    const own = [...lexemes.map((lexeme) => [lexeme]), formOf(typed)];
    return { text: typed, isKind: false, own, others: [], wholes: [] };
  });
  const kept = telling.length + amountTokens.length > 0 ? telling : found;
  const tokens = unique([...amountTokens, ...kept]).slice(0, MOST_TOKENS);
  if (tokens.length === 0) return null;
  const changed = kept.filter(({ meant }) => meant !== undefined);
  const corrected = changed.reduce((so, { text: typed, meant = '' }) => so.replace(typed, meant), plain);
  return {
    text: text.trim(),
    plain,
    tokens: tokens.map(({ meant: _, ...token }) => token),
    corrected: changed.length > 0 ? corrected : null,
  };
}

const knownIn =
  ({ vocabulary, synonyms }: SearchWords) =>
  (word: string): boolean => {
    const key = termKey(word);
    return synonyms.has(key) || vocabulary.findKey(key) !== undefined;
  };

/** 三件套 is a word of its own where the shop knows it. */
function isInKnownRun(plain: string, at: number, length: number, known: (word: string) => boolean): boolean {
  return runsOfPlain(plain).some(
    (run) => run.isUnspaced && run.at <= at && at + length <= run.at + run.text.length && known(run.text),
  );
}

/** Runs with those of spaced scripts beside each other together: phrases reach over blanks. */
function groupsOf(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && !run.isUnspaced && last[0]?.isUnspaced === false) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

function hanTokens(run: string, words: SearchWords, corrects: boolean): Found[] {
  const isKnown = knownIn(words);
  const guess = (word: string) => {
    const guessed = words.vocabulary.guess(word, { isWhole: word === run });
    return guessed && { text: guessed.word.text, distance: guessed.distance };
  };
  return segment(run, { isKnown, ...(corrects && { guess }) }).flatMap((piece) => {
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

function latinTokens(runs: readonly Run[], words: SearchWords, corrects: boolean): Found[] {
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
  const guessed = words.vocabulary.guess(text, { isWhole: true })?.word.text;
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
  if (!phrase) return null;
  const meant = phrase.map(({ text }) => text).join('');
  return phrase.map(({ text }, at) => ({ ...tokenOf(text, words), ...(at === 0 && { text: typed, meant }) }));
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

function tokenOf(text: string, { vocabulary, synonyms }: SearchWords): Found {
  const meanings = synonyms.get(termKey(text));
  const own = meanings?.instead ? [] : [formOf(text)];
  const others = (meanings?.words ?? []).map(formOf);
  const isKind = meanings !== undefined || vocabulary.find(text)?.isKind === true;
  return {
    text,
    isKind,
    own,
    others,
    wholes: [text, ...(meanings?.words ?? [])].map((word) => termLexeme(plainText(word))),
  };
}

/** A word as it is indexed: pairs of Chinese characters, a single one by itself, stems of other words. */
function formOf(text: string): Form {
  return runsOfPlain(plainText(text)).flatMap((run) => {
    if (!run.isUnspaced) return [stem(run.text)];
    return pairsOf(run.text);
  });
}

/** What a single character is found by where it says what a thing is. */
export const endOf = (token: Token): string[] => ([...token.text].length === 1 ? [endLexeme(token.text)] : []);

function unique(tokens: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return tokens.filter((token) => {
    const key = JSON.stringify([token.own, token.others]);
    if (seen.has(key) || token.own.length + token.others.length === 0) return false;
    seen.add(key);
    return true;
  });
}
