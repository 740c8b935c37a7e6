import { type Run, runsOfPlain } from './words.ts';

/** A word of a text, and where it stands. */
type MixedWord = { text: string; at: number; length: number };

/** Characters of the longest part of a word that is written without blanks. */
const LONGEST = 4;

/** Words the shop knows that are written in both kinds of script, such as U盘, T恤 and 维生素C: by themselves neither half of them says what they do. */
export function mixedWordsOf(plain: string, isKnown: (word: string) => boolean): MixedWord[] {
  const runs = runsOfPlain(plain);
  const found: MixedWord[] = [];
  for (const [index, run] of runs.entries()) {
    const next = runs[index + 1];
    const taken = found.at(-1);
    if (!next || next.isUnspaced === run.isUnspaced || run.at + run.text.length !== next.at) continue;
    if (taken && taken.at + taken.length > run.at) continue;
    const word = wordOver(run, next, isKnown);
    if (word) found.push(word);
  }
  return found;
}

/** The longest known word that reaches over the boundary between two runs and holds the one that is written with blanks. */
function wordOver(run: Run, next: Run, isKnown: (word: string) => boolean): MixedWord | undefined {
  const unspaced = run.isUnspaced ? run.text : next.text;
  for (let length = Math.min(LONGEST, unspaced.length); length > 0; length -= 1) {
    const text = run.isUnspaced ? run.text.slice(-length) + next.text : run.text + next.text.slice(0, length);
    if (isKnown(text)) return { text, at: run.isUnspaced ? next.at - length : run.at, length: text.length };
  }
  return undefined;
}
