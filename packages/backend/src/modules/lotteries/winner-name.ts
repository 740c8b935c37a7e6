import type { Author } from '../customers/author-name.ts';

/**
 * A winner as everybody sees them: first and last character of the nickname around `**`, else first three
 * and last four digits of the number around `****`.
 */
export function winnerName({ nickname, cellphone }: Author): string {
  const letters = [...(nickname?.trim() ?? '')];
  if (letters.length > 0) return `${letters[0]}**${letters.at(-1)}`;
  return cellphone ? `${cellphone.slice(0, 3)}****${cellphone.slice(-4)}` : '**';
}
