import fp from 'fastify-plugin';
import { DEFAULT_LANG, isLang } from '../texts/languages.ts';

/** `request.lang` from the header `Lang`; unknown values count as the default. */
export const languagePlugin = fp(async (app) => {
  app.decorateRequest('lang', DEFAULT_LANG);
  app.addHook('onRequest', async (request) => {
    const { lang } = request.headers;
    if (isLang(lang)) request.lang = lang;
  });
});
