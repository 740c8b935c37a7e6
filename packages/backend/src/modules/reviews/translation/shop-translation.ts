import type { Config } from '../../../kernel/config/config.ts';
import { HttpTranslation } from './http-translation.ts';
import type { TranslationProvider } from './translation-provider.ts';

/** Who translates, as the settings name it; null: nobody. */
export function shopTranslation({ translation }: Pick<Config, 'translation'>): TranslationProvider | null {
  return translation && new HttpTranslation(translation, (request) => fetch(request));
}
