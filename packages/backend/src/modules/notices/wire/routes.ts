import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { isFlagged, listBody } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { countUnread, listNotices, markRead, openNotice, removeNotices } from '../notice-records.ts';
import { noticeResponse, toListedNotice, toNotice } from './responses.ts';

const noticeQuery = pageQuery.extend({ pc: z.unknown().optional() });
const noticeParams = z.object({ id: z.string() });
const batchBody = listBody(z.object({ id: z.uuid('param.missing') }));
const isUuid = (id: string) => z.uuid().safeParse(id).success;

/** The customer's notices. */
export const noticeRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;
  const config = { access: 'login' } as const;
  const text = okSchema(z.string());
  const batch = (summary: string) => ({
    config,
    schema: { summary, params: noticeParams, body: batchBody, response: text },
  });
  /** `0` in the path means: the ids are in the body. */
  const chosen = (id: string, body: readonly { id: string }[]) =>
    id === '0' ? body.map((row) => row.id) : [id].filter(isUuid);

  app.get(
    '/notification',
    {
      config,
      schema: {
        summary: 'Notices; without pc all become read',
        querystring: noticeQuery,
        response: okSchema(pageSchema(noticeResponse)),
      },
    },
    async (request) => {
      const userId = signedIn(request).id;
      if (!isFlagged(request.query, 'pc')) await markRead(db, userId, null, now());
      const { rows, total } = await listNotices(db, userId, request.query);
      const responses = rows.map((row) => toListedNotice(row, request.lang, times));
      return ok(toPage(request, request.query, responses, total));
    },
  );

  app.get(
    '/notification/unread',
    { config, schema: { summary: 'Number of unread notices', response: okSchema(z.int()) } },
    async (request) => ok(await countUnread(db, signedIn(request).id)),
  );

  app.get(
    '/notification/detail/:id',
    {
      config,
      schema: {
        summary: 'One notice, which becomes read',
        params: noticeParams,
        response: okSchema(noticeResponse.nullable()),
      },
    },
    async (request) => {
      const { id } = request.params;
      const row = isUuid(id) ? await openNotice(db, signedIn(request).id, id, now()) : null;
      return ok(row && toNotice(row, request.lang));
    },
  );

  app.post('/notification/read/:id', batch('Mark notices read; 0 means those in the body'), async (request) => {
    await markRead(db, signedIn(request).id, chosen(request.params.id, request.body), now());
    return ok(confirmationText('saved', request.lang));
  });

  app.post('/notification/destroy/:id', batch('Remove notices; 0 means those in the body'), async (request) => {
    await removeNotices(db, signedIn(request).id, chosen(request.params.id, request.body));
    return ok(confirmationText('removed', request.lang));
  });
};
