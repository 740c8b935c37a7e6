/** Languages of the shop. Data rows carry their texts per language; the first one is the default. */
export const LANGUAGES = [
  { code: 'zh', iso: 'zh-CN', name: '简体中文' },
  { code: 'en', iso: 'en-US', name: 'English' },
] as const;

export type Lang = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANG: Lang = 'zh';

/** A text in the languages it exists in. */
export type LocalText = Partial<Record<Lang, string>>;

export function isLang(value: unknown): value is Lang {
  return LANGUAGES.some((language) => language.code === value);
}

/** The text in the asked language, else in the default language, else in any; `''` when there is none at all. */
export function pickText(text: LocalText, lang: Lang): string {
  return text[lang] ?? text[DEFAULT_LANG] ?? Object.values(text)[0] ?? '';
}

/** Same text in every language: for what is not translated, such as a tracking number. */
export function sameText(text: string): LocalText {
  return Object.fromEntries(LANGUAGES.map((language) => [language.code, text])) as LocalText;
}
