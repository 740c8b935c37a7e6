import type { Lang } from '../../../kernel/texts/languages.ts';

/** What somebody wrote, and between which languages. */
export type Untranslated = { text: string; from: Lang; to: Lang };

/** Most characters of a translation: several times what a review can have. */
export const LONGEST_TRANSLATION = 4000;

/** Somebody who translates. It may take seconds, and cost money. */
export interface TranslationProvider {
  /**
   * The text in the other language, of 1 to `LONGEST_TRANSLATION` characters.
   * @throws ProviderError
   */
  translate(wanted: Untranslated): Promise<string>;
}

declare module '../../../kernel/context/shop-app.ts' {
  interface ShopContext {
    /** Translates what customers write; null: nobody does. */
    translation: TranslationProvider | null;
  }
}
