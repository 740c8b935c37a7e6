import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { changeChoices, choicesBody, choicesResponse, readChosen, toChoicesResponse, waysOfShop } from '../choices.ts';

/** Extensions beside `POST user/notification`, which switches all mails at once. */
export const noticeChoiceRoutes: ShopPlugin = async (app) => {
  const { db, config } = app.shop;
  const login = { access: 'login' } as const;

  app.get(
    '/user/notification',
    { config: login, schema: { summary: 'Which notices come by which way', response: okSchema(choicesResponse) } },
    async (request) => ok(toChoicesResponse(await readChosen(db, signedIn(request).id), waysOfShop(config))),
  );

  app.post(
    '/user/notification/topics',
    {
      config: login,
      schema: {
        summary: 'Choose which notices come by which way',
        description: 'Topics and ways that are not named stay as they are; those that are fixed are passed over.',
        body: choicesBody,
        response: okSchema(z.string()),
      },
    },
    async (request) => {
      await changeChoices(db, signedIn(request).id, request.body.topics);
      return ok(confirmationText('saved', request.lang));
    },
  );
};
