/** What stands between two words and belongs to them is as long as this at most, with the first letter after it: `& b`. */
const LONGEST_JOINT = 3;

/**
 * The words of what may not be searched for, so that they may be.
 *
 * @param searchWord gives back what may be searched for; it comes along so that this module, which few need, shares no code with the first one
 * @returns `''` when there is no word in it
 */
export function cleanedWord(typed: string, searchWord: (text: string) => string | null): string {
  const letters = [...typed];
  let words = '';
  let gap = '';
  for (let at = 0; at < letters.length; ) {
    const next = pieceAt(letters, at, (piece) =>
      [words + gap + piece, words + piece].find((text) => searchWord(text) === text),
    );
    if (next) words = next.words;
    gap = next ? '' : ' ';
    at += next?.length ?? 1;
  }
  return words;
}

/** The first letter, else the shortest joint, with which the words may go on. */
function pieceAt(letters: readonly string[], at: number, goOn: (piece: string) => string | undefined) {
  for (let length = 1; length <= LONGEST_JOINT && letters[at] !== ' '; length += 1) {
    const words = goOn(letters.slice(at, at + length).join(''));
    if (words !== undefined) return { words, length };
  }
  return null;
}
