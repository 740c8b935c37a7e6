import type { Messages } from '@jishi/i18n';
import type { Lang } from '@jishi/i18n/locale';

/**
 * Texts of the frame for one tab, by namespace. Each language is a script of its own that the HTML preloads; the names
 * of the chunks are what `files.json` lists them by.
 */
export async function loadLayoutTexts(lang: Lang): Promise<Record<string, Messages>> {
  const { default: texts } =
    lang === 'en'
      ? await import(/* webpackChunkName: "expose-messages-en" */ './layout-en.ts')
      : await import(/* webpackChunkName: "expose-messages-zh" */ './layout-zh.ts');
  return texts;
}
