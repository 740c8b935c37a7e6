import { z } from 'zod';
import { type Lang, type LocalText, pickText } from '../../kernel/texts/languages.ts';

/** A text in each language; a plain text counts for both. */
export const textSetting = z.union([z.string(), z.strictObject({ zh: z.string(), en: z.string() })]);

const name = z.string().trim().min(1, 'is empty').max(60, 'has more than 60 characters');
/** The same that may not be empty. */
export const nameSetting = z.union([name, z.strictObject({ zh: name, en: name })]);

/** A setting's text in a language; an empty one is none. */
export function settingText(text: string | LocalText | null, lang: Lang): string | null {
  return (typeof text === 'string' ? text : text && pickText(text, lang)) || null;
}
