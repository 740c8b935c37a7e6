/**
 * Text for a terminal: what would move its cursor, change its colours or turn the order of letters around is shown by its number, as JSON
 * spells it. A reason or a name may have been written by anybody.
 */
export const harmlessText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  );
