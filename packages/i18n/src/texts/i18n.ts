import { createInstance, type i18n } from 'i18next';
import type { Lang } from '../locale/locale.ts';
import type { Messages } from '../messages/translation.ts';

/** One language for one request or one tab. */
export type I18n = i18n;

/** Namespace of the texts in this package. */
export const COMMON = 'common';

/**
 * Makes the instance of one request or one tab, ready at once.
 *
 * @param resources texts in this language, by namespace: `{ [COMMON]: zh, shell: … }`; the common ones stand in
 *   `@jishi/i18n/messages/<lang>`, so that a tab only fetches its own language
 */
export function createI18n({ lang, resources }: { lang: Lang; resources: Record<string, Messages> }): I18n {
  const instance = createInstance();
  void instance.init({
    lng: lang,
    fallbackLng: false,
    load: 'currentOnly',
    resources: { [lang]: resources },
    defaultNS: COMMON,
    // Keys are flat: some are text and parent at once, so a nested tree cannot hold them.
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

/** Adds the texts of a part in the language of the instance. Calling it again replaces texts of the same key. */
export function addTexts(i18n: I18n, namespace: string, messages: Messages): void {
  i18n.addResourceBundle(i18n.language, namespace, { ...messages }, true, true);
}
