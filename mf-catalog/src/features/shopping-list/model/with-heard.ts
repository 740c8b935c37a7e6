const commas = { zh: '\uFF0C', en: ', ' } as const;

/** What was heard behind what stands there: a pause is a comma. */
export function withHeard(said: string, heard: string, lang: 'zh' | 'en'): string {
  const before = said.trimEnd();
  if (before === '') return heard;
  return before + (/\p{P}$/u.test(before) || said.endsWith('\n') ? '' : commas[lang]) + heard;
}
