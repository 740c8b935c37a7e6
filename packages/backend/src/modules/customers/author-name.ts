import type { Lang } from '../../kernel/texts/languages.ts';

const anonymous: Record<Lang, string> = { zh: '匿名用户', en: 'Anonymous' };

export type Author = { nickname: string | null; cellphone: string | null };

/**
 * The name beside a review: a word for anonymous ones and for those the shop wrote, first and last
 * character of the nickname around `**`, else first and last three digits of the number.
 */
export function authorName(author: Author | null, isAnonymous: boolean, lang: Lang): string {
  if (isAnonymous || !author) return anonymous[lang];
  const letters = [...(author.nickname?.trim() ?? '')];
  if (letters.length > 0) return `${letters[0]}**${letters.at(-1)}`;
  if (author.cellphone) return `${author.cellphone.slice(0, 3)}**${author.cellphone.slice(-3)}`;
  return anonymous[lang];
}
