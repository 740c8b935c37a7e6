/**
 * The language of what somebody wrote, for its `lang`: screen readers, line breaks and fonts go by it, and it need not be the language of
 * the page. One Chinese character makes a text Chinese; where there is no letter at all nothing is said. The database sorts reviews by the same rule
 * (decision 197).
 */
export function langOf(words: string): 'zh-CN' | 'en-US' | undefined {
  if (/\p{Script=Han}/u.test(words)) return 'zh-CN';
  return /\p{Script=Latin}/u.test(words) ? 'en-US' : undefined;
}
