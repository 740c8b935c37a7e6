import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams, idValue } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';
import { listReminders, remindedSales, removeReminder, setReminder } from '../reminders/reminder-records.ts';
import { minutesBeforeSale } from '../reminders/reminder-settings.ts';
import { saleRowSchema, toSaleRow } from './sale-wire.ts';

const saleBody = z.object({ id: idValue() });

const known = z.object({
  ids: z.array(z.int()),
  seconds_before: z.int().meta({ description: 'how long before the start somebody is reminded' }),
});

/** Extension: being reminded of a flash sale before it begins. `id` is that of the sale. */
export const saleReminderRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;
  const config = { access: 'login' } as const;
  const text = okSchema(z.string());
  const secondsBefore = async () => (await readSetting(db, minutesBeforeSale)) * 60;

  app.get(
    '/seckillReminder',
    {
      config,
      schema: {
        summary: 'Flash sales the customer wants to be reminded of, the next to begin first',
        querystring: pageQuery,
        response: okSchema(pageSchema(saleRowSchema).extend({ server_time: z.string() })),
      },
    },
    async (request) => {
      const { lang, query } = request;
      const around = { lang, times, now: now() };
      const { records, total } = await listReminders(db, signedIn(request).id, lang, around.now, query);
      const products = records.map(({ sale }) => sale.productId);
      const pictures = await resourcesOf(db, 'good', products, '%_zimg');
      const rows = records.map((record) => toSaleRow(record, pictures.get(record.sale.productId) ?? [], around));
      return ok({ ...toPage(request, query, rows, total), server_time: times.text(around.now) });
    },
  );

  app.get(
    '/seckillReminder/ids',
    {
      config: { access: 'optional' },
      schema: {
        summary: 'Ids of those sales, none for visitors; and how early reminders come',
        response: okSchema(known),
      },
    },
    async ({ customer }) =>
      ok({ ids: customer ? await remindedSales(db, customer.id, now()) : [], seconds_before: await secondsBefore() }),
  );

  app.post(
    '/seckillReminder',
    { config, schema: { summary: 'Ask to be reminded of a sale', body: saleBody, response: text } },
    async (request) => {
      const wanted = { userId: signedIn(request).id, saleId: request.body.id, lead: (await secondsBefore()) * 1000 };
      await setReminder(db, wanted, now());
      return ok(confirmationText('reminding', request.lang));
    },
  );

  app.post(
    '/seckillReminder/destroy/:id',
    { config, schema: { summary: 'Be reminded of a sale no more', params: idParams, response: text } },
    async (request) => {
      await removeReminder(db, signedIn(request).id, request.params.id);
      return ok(confirmationText('removed', request.lang));
    },
  );
};
