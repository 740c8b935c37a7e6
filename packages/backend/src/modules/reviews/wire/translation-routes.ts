import { networkOf } from '@jishi/http-limits/network-of';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { ProviderError } from '../../../kernel/provider-calls/provider-errors.ts';
import { LANGUAGES } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { findShownWords } from '../translation/shown-words.ts';
import { findTranslation } from '../translation/translation-records.ts';
import { Translations } from '../translation/translations.ts';

/** Texts a minute that cost something, per network. */
const PER_MINUTE = 30;

const translationSchema = z.object({
  id: z.int().meta({ description: 'of the review, the addition or the reply' }),
  lang: z.enum(LANGUAGES.map(({ code }) => code)),
  text: z.string().meta({ description: 'plain text, made by a machine' }),
});

/** `GET comment/translation/{id}` (ours): what is shown under a product, in the language of the reader. */
export const translationRoutes: ShopPlugin = async (app) => {
  const { db, translation } = app.shop;
  const translations = translation && new Translations(app.shop, translation);
  const limit = tightLimit(app, PER_MINUTE, (request) => `translation:${networkOf(request.ip)}`);

  app.get(
    '/comment/translation/:id',
    {
      schema: {
        summary: 'A review, an addition or a reply in the language of the reader',
        description:
          '404 where the shop translates nothing, where nobody is shown such a text, and where it needs no translation.',
        params: idParams,
        response: okSchema(translationSchema),
      },
    },
    async (request) => {
      const { lang: to } = request;
      if (!translations) throw refuse('record.missing');
      const words = await findShownWords(db, request.params.id);
      if (!words?.lang || words.lang === to) throw refuse('record.missing');
      const known = await findTranslation(db, words, to);
      if (known !== null) return ok({ id: words.id, lang: to, text: known });
      await limit(request);
      try {
        const text = await translations.make({ ...words, lang: words.lang }, to, networkOf(request.ip));
        return ok({ id: words.id, lang: to, text });
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        request.log.warn({ err: error, code: error.code }, 'a translation did not come');
        throw refuse('comment.translation');
      }
    },
  );
};
