import { en, type Texts } from './en.ts';
import { zh } from './zh.ts';

export type { Texts } from './en.ts';

const windowLangs = ['zh', 'en'] as const;
export type WindowLang = (typeof windowLangs)[number];

export const texts: Readonly<Record<WindowLang, Texts>> = { zh, en };

/** Puts values in the place of `{names}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The language that was asked for in the address, else the reader's first one that there is; Chinese without any. */
export function chooseLang(asked: string | null, acceptLanguage = ''): WindowLang {
  const wanted = [asked ?? '', ...acceptLanguage.split(',').map((entry) => entry.trim())];
  const found = wanted.map((tag) => windowLangs.find((lang) => tag.toLowerCase().startsWith(lang)));
  return found.find((lang) => lang !== undefined) ?? 'zh';
}
