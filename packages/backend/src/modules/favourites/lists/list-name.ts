/** As much as fits on a chip. */
const LONGEST_NAME = 30;

/** What nobody sees, or what turns the words around it. */
const INVISIBLE = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A name as it is kept: on one line, without spaces around it. */
export const cleanName = (said: string): string =>
  said.normalize('NFC').replace(/\s/gu, ' ').replace(INVISIBLE, '').trim();

/** Whether a clean name has at most as many characters as people count. */
export const isShortEnough = (name: string): boolean => [...name].length <= LONGEST_NAME;

/** The same for names that only differ in case, width or spaces. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/ /g, '');
