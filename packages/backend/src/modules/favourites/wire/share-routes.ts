import { networkOf } from '@jishi/http-limits/network-of';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { drawKeyOf } from '../../../kernel/keys/draw-key.ts';
import { isOwnProgram } from '../../../kernel/keys/internal-key.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { keepGoods } from '../lists/keep-shared.ts';
import { cleanName, isShortEnough } from '../lists/list-name.ts';
import { tagOfList } from '../lists/publish-shared.ts';
import { endSharing, openLink, shareList } from '../lists/share-list.ts';
import { findSharedGoods } from '../lists/shared-goods.ts';
import { linkResponse, sharedListResponse, toLink, toSharedGood } from './list-responses.ts';

/** Many times what a link of the shop has. */
const LONGEST_TOKEN = 300;
/** Readings a minute, per network. */
const READ_PER_MINUTE = 120;

const shareBody = z.object({
  from: z.string('favourite_list.from').transform(cleanName).refine(isShortEnough, 'favourite_list.from').nullish(),
});
const tokenBody = z.object({ token: z.string('favourite_list.link').max(LONGEST_TOKEN, 'favourite_list.link') });

/** Links of lists of favourites (ours). Read by POST: no link stands in a log. */
export const favouriteShareRoutes: ShopPlugin = async (app) => {
  const { db, now, times, config: settings } = app.shop;
  const config = { access: 'login' } as const;
  const limitReading = tightLimit(app, READ_PER_MINUTE, (request) => `favourite-list:${networkOf(request.ip)}`);

  app.post(
    '/collectList/:id/share',
    {
      config,
      schema: {
        summary: 'Share a list of favourites for 30 days: the text that stands in its link',
        params: idParams,
        body: shareBody,
        response: okSchema(linkResponse),
      },
    },
    async (request) => {
      const whose = { userId: signedIn(request).id, listId: request.params.id };
      const list = await shareList(db, { ...whose, from: request.body.from ?? '', now: now() });
      return ok(toLink(list, { times, key: await drawKeyOf(settings), now: now() }));
    },
  );

  app.post(
    '/collectList/:id/unshare',
    {
      config,
      schema: { summary: 'End the link of a list at once', params: idParams, response: okSchema(z.string()) },
    },
    async (request) => {
      await endSharing(db, { userId: signedIn(request).id, listId: request.params.id }, now());
      return ok(confirmationText('saved', request.lang));
    },
  );

  app.post(
    '/collectList/read',
    {
      // What web asks for a page is no network's: pages have their own turns.
      preHandler: async (request) => {
        if (!isOwnProgram(request, settings.internalKey)) await limitReading(request);
      },
      schema: {
        summary: 'The list of favourites of a link, with goods that are on the shelf',
        body: tokenBody,
        response: okSchema(sharedListResponse),
      },
    },
    async (request, reply) => {
      const { lang, body } = request;
      const list = await openLink(db, body.token, await drawKeyOf(settings), now());
      const { value: offers } = await app.offers.find(lang);
      const { goods, gone } = await findSharedGoods(db, list.id, lang);
      // A page that is kept for visitors ends with the link, and with what it shows.
      const tags = [tagOfList(list.id), 'flash-sales', ...goods.map(({ id }) => `good:${id}`)];
      if (isOwnProgram(request, settings.internalKey)) reply.header('cache-tag', tags.join(' '));
      return ok({
        name: list.name,
        from: list.sharedFrom,
        expires_at: times.text(list.sharedUntil ?? now()),
        gone,
        goods: goods.map((good) => toSharedGood(good, { times, offers })),
      });
    },
  );

  app.post(
    '/collectList/keep',
    {
      config,
      preHandler: limitReading,
      schema: {
        summary: 'Make all goods of the list of a link favourites: how many were none before',
        body: tokenBody,
        response: okSchema(z.object({ number: z.int() })),
      },
    },
    async (request) => {
      const { lang, body } = request;
      const list = await openLink(db, body.token, await drawKeyOf(settings), now());
      const { value: offers } = await app.offers.find(lang);
      const { goods } = await findSharedGoods(db, list.id, lang);
      const number = await keepGoods(db, { userId: signedIn(request).id, goods, now: now(), offers });
      return ok({ number });
    },
  );
};
