import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { pickText } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { resourceSchema, resourcesOf, toWireResource } from '../../../kernel/wire/resource.ts';
import { loadCouriers } from '../../orders/load-couriers.ts';
import { settingText } from '../../shop-settings/setting-shapes.ts';
import { countOpenRefunds, listOwnRefunds } from '../list-refunds.ts';
import { sendProductsBack, withdrawRefund } from '../own-refund-actions.ts';
import { readRefundParts } from '../read-refunds.ts';
import { findRefund, loadRefundEvents } from '../refund-records.ts';
import { returnAddress } from '../refund-settings.ts';
import { refundQuery, sendBackBody } from './inputs.ts';
import { eventSchema, refundRow, toEvent, toRefundRow } from './refund-wire.ts';

const config = { access: 'login' } as const;

/** `return_address` and `couriers` while goods have to be sent. */
const detail = refundRow.extend({
  server_time: z.string(),
  resources: z.array(resourceSchema),
  events: z.array(eventSchema),
  dhl_name: z.string().nullable(),
  return_address: z.string().nullable(),
  couriers: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** A customer's own refunds. */
export const ownRefundRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, now, times } = shop;

  app.get(
    '/refund',
    {
      config,
      schema: {
        summary: 'Refunds the customer asked for',
        querystring: refundQuery,
        response: okSchema(pageSchema(refundRow)),
      },
    },
    async (request) => {
      const wording = { lang: request.lang, times, now: now() };
      const { rows, total } = await listOwnRefunds(db, signedIn(request).id, request.query);
      const parts = await readRefundParts(db, rows);
      return ok(
        toPage(
          request,
          request.query,
          parts.map((each) => toRefundRow(each, wording)),
          total,
        ),
      );
    },
  );

  app.get(
    '/refund/quantity',
    { config, schema: { summary: 'Number of refunds that are not over', response: okSchema(z.int()) } },
    async (request) => ok(await countOpenRefunds(db, signedIn(request).id)),
  );

  app.get(
    '/refund/:id',
    { config, schema: { summary: 'One refund', params: idParams, response: okSchema(detail) } },
    async (request) => {
      const refund = found(await findRefund(db, signedIn(request).id, request.params.id));
      const wording = { lang: request.lang, times, now: now() };
      const parts = found((await readRefundParts(db, [refund]))[0]);
      const events = await loadRefundEvents(db, refund.id);
      const couriers = await loadCouriers(db);
      const pictures = (await resourcesOf(db, 'refund', [refund.id])).get(refund.id) ?? [];
      const isToSend = refund.state === 'agreed';
      const courier = couriers.find(({ id }) => id === refund.courierId);
      return ok({
        ...toRefundRow(parts, wording),
        server_time: times.text(wording.now),
        resources: pictures.map((picture) => toWireResource(picture, times)),
        events: events.map((event) => toEvent(event, wording)),
        dhl_name: courier ? pickText(courier.name, request.lang) : null,
        return_address: isToSend ? settingText(await readSetting(db, returnAddress), request.lang) : null,
        couriers: isToSend ? couriers.map(({ id, name }) => ({ id, name: pickText(name, request.lang) })) : [],
      });
    },
  );

  app.post(
    '/refund/withdraw/:id',
    { config, schema: { summary: 'Take a refund back', params: idParams, response: okSchema(z.string()) } },
    async (request) => {
      const { id: userId } = signedIn(request);
      await db.transaction((tx) => withdrawRefund(tx, shop, userId, request.params.id));
      return ok(confirmationText('withdrawn', request.lang));
    },
  );

  app.post(
    '/refund/send/:id',
    {
      config,
      schema: {
        summary: 'Say how goods travel back',
        params: idParams,
        body: sendBackBody,
        response: okSchema(z.string()),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const { dhl_id: courierId, odd: waybill } = request.body;
      await db.transaction((tx) => sendProductsBack(tx, shop, userId, request.params.id, { courierId, waybill }));
      return ok(confirmationText('saved', request.lang));
    },
  );
};
