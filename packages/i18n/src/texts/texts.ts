import { createElement, type ReactNode, useContext, useMemo } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { defaultLang, type Lang, parseLang } from '../locale/locale.ts';
import type { Messages, Translation } from '../messages/translation.ts';
import { addTexts, type I18n } from './i18n.ts';

export type TextParams = Readonly<Record<string, string | number>>;

/** Turns a key and its parameters into a text. Its identity is stable for one language. */
export type Text<M extends Messages> = (key: keyof M & string, params?: TextParams) => string;

export type Texts<M extends Messages> = {
  /** In components. */
  useTexts: () => Text<M>;
  /** Outside of components, for instance for the title in a route loader. */
  textsOf: (i18n: I18n) => Text<M>;
};

/**
 * The texts of one part, typed by the messages of its first language.
 *
 * `defineTexts('mf_catalog', { zh, en })` brings its texts along: they are added to the instance of the request or tab
 * on first use. `defineTexts<typeof zh>('mf_catalog')` leaves that to a call of `addTexts`.
 */
export function defineTexts<const M extends Messages>(
  namespace: string,
  bundles?: { zh: M; en: Translation<NoInfer<M>> },
): Texts<M> {
  const textsOf = (i18n: I18n): Text<M> => {
    if (bundles && !i18n.hasResourceBundle(i18n.language, namespace)) {
      addTexts(i18n, namespace, bundles[langOf(i18n)] as Messages);
    }
    const translate = i18n.getFixedT(null, namespace);
    // Most texts take no parameter and stand in the bundle as they are shown: looking there is ten times quicker.
    const found = (key: string) => i18n.getResource(i18n.language, namespace, key) as string | undefined;
    return (key, params) => (params ? undefined : found(key)) ?? translate(key as string, { ...params });
  };
  const useTexts = (): Text<M> => {
    const i18n = useI18n();
    return useMemo(() => textsOf(i18n), [i18n]);
  };
  return { useTexts, textsOf };
}

/** Puts the instance of this request or tab above everything that shows texts. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children?: ReactNode }) {
  return createElement(I18nextProvider, { i18n }, children);
}

/** The instance of this request or tab. Throws outside of `I18nProvider`: a missing provider would show keys. */
export function useI18n(): I18n {
  const { i18n } = useContext(I18nContext) ?? {};
  if (!i18n) throw new Error('useI18n: no I18nProvider above');
  return i18n;
}

/** The language of this request or tab; it does not change during a visit of a page. */
export function useLang(): Lang {
  return langOf(useI18n());
}

export function langOf(i18n: I18n): Lang {
  return parseLang(i18n.language) ?? defaultLang;
}
