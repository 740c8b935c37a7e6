import { amountsOf } from './amounts.ts';
import { fillers, purposes } from './fillers.ts';
import { hanTokens } from './han-tokens.ts';
import { latinTokens } from './latin-tokens.ts';
import { mixedWordsOf } from './mixed-words.ts';
import { plainText } from './simplified.ts';
import { termKey } from './synonyms.ts';
import { type Found, formOf, knownIn, type SearchWords, type Token, tokenOf } from './tokens.ts';
import { type Run, runsOfPlain } from './words.ts';

/** A text as it is looked for. `corrected`: the text as it was taken, when that is not as it was typed. */
export type SearchPlan = {
  text: string;
  plain: string;
  tokens: readonly Token[];
  /** Which of the tokens says what is looked for: the last that says what a thing is, of those before what it is for. */
  thing: Token | undefined;
  corrected: string | null;
};

/** Characters that are looked at: no name is longer, and the database refuses words of some thousand. */
const LONGEST = 200;
/** What follows says more of what was named: drinks for summer are drinks. */
const MORE_FOLLOWS = new Set(['for', 'with', 'without', 'from', 'in']);
/** Words that are looked for: each is asked for in several ways. */
const MOST_TOKENS = 10;

/**
 * Reads what was typed: amounts, words the shop knows, and what means the same. `corrects`: words nobody knows are taken for ones that sound or
 * are written nearly so. Null when there is no word in it.
 */
export function planSearch(text: string, words: SearchWords, { corrects }: { corrects: boolean }): SearchPlan | null {
  const plain = plainText(text.slice(0, LONGEST).toWellFormed()).trim();
  const known = knownIn(words);
  const amounts = amountsOf(plain).filter(({ at, length }) => !isInKnownRun(plain, at, length, known));
  const found = wordsOf(without(plain, amounts), words, { corrects, isBesideAmounts: amounts.length > 0 });
  const telling = found.filter(({ text: word }) => !fillers.has(word));
  const amountTokens = amounts.map(({ lexemes, at, length }): Found => {
    const typed = plain.slice(at, at + length);
    const own = [...lexemes.map((lexeme) => [lexeme]), formOf(typed)];
    return { text: typed, isKind: false, own, others: [], ends: [], wholes: [], instances: [], isBeside: false };
  });
  const kept = telling.length + amountTokens.length > 0 ? telling : found;
  const meant = unique([...amountTokens, ...withoutPurpose(kept)]).slice(0, MOST_TOKENS);
  if (meant.length === 0) return null;
  const tokens = meant.map(({ meant: _, ...token }) => token);
  const thing = thingAmong(meant, found);
  const changed = kept.filter(({ meant }) => meant !== undefined);
  const corrected = changed.reduce((so, { text: typed, meant = '' }) => so.replace(typed, meant), plain);
  return {
    text: text.trim(),
    plain,
    tokens,
    thing: thing && tokens[meant.indexOf(thing)],
    corrected: changed.length > 0 ? corrected : null,
  };
}

/** Words of a text whose amounts were read, in the order they stand in. */
function wordsOf(
  text: string,
  words: SearchWords,
  { corrects, isBesideAmounts }: { corrects: boolean; isBesideAmounts: boolean },
): Found[] {
  const mixed = mixedWordsOf(text, knownIn(words));
  const groups = groupsOf(runsOfPlain(without(text, mixed)));
  const isAlone = groups.length === 1 && mixed.length === 0 && !isBesideAmounts;
  const tokensOf = (runs: readonly Run[]): Found[] =>
    runs[0]?.isUnspaced ? hanTokens(runs[0].text, words, { corrects, isAlone }) : latinTokens(runs, words, corrects);
  return [
    ...mixed.map(({ text: word, at }) => ({ at, tokens: [tokenOf(word, words)] })),
    ...groups.map((runs) => ({ at: runs[0]?.at ?? 0, tokens: tokensOf(runs) })),
  ]
    .sort((one, other) => one.at - other.at)
    .flatMap(({ tokens }) => tokens);
}

/** Which of some words says what is looked for. `found`: all that were typed. */
function thingAmong(words: readonly Found[], found: readonly Found[]): Found | undefined {
  const more = found.findIndex(({ text }) => MORE_FOLLOWS.has(text));
  const before = found.slice(0, Math.max(more, 0));
  const kinds = words.filter(({ isKind }) => isKind);
  return kinds.findLast((token) => before.includes(token)) ?? kinds.at(-1);
}

/** A text with blanks for what was read of it. */
const without = (text: string, read: readonly { at: number; length: number }[]): string =>
  read.reduce((so, { at, length }) => so.slice(0, at) + ' '.repeat(length) + so.slice(at + length), text);

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

/** Beside whom a gift is for, it says nothing more; beside what it is, little. */
function withoutPurpose(tokens: readonly Found[]): readonly Found[] {
  const isPurpose = ({ text }: Found): boolean => purposes.has(termKey(text));
  const named = tokens.filter((token) => token.isKind && !isPurpose(token));
  if (named.length === 0) return tokens;
  if (named.some(({ own }) => own.length === 0)) return tokens.filter((token) => !isPurpose(token));
  return tokens.map((token) => (isPurpose(token) ? { ...token, isKind: false } : token));
}

function unique(tokens: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return tokens.filter((token) => {
    const key = JSON.stringify([token.own, token.others]);
    if (seen.has(key) || token.own.length + token.others.length === 0) return false;
    seen.add(key);
    return true;
  });
}
