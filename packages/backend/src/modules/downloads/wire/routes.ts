import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ShopContext, ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found, refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { findOrder } from '../../orders/order-records.ts';
import { hasBeenPaid } from '../../orders/order-states.ts';
import { demoFile } from '../demo-file.ts';
import { consumeLink, makeLink } from '../download-links.ts';
import { privateFolder, readPrivateFile } from '../file-store.ts';
import { filesOfOrder } from '../order-files.ts';
import { type ArchivedFile, zipOf } from '../zip.ts';

const codeParams = z.object({ code: z.uuid() });

const fileSchema = { summary: 'Fetch the files of an order once, by their code', response: { 200: z.file() } };

/** `POST goodIndent/download/{id}` and `GET indentDownload/{code}`. */
export const downloadRoutes: ShopPlugin = async (app) => {
  const { shop } = app;

  app.post(
    '/goodIndent/download/:id',
    {
      config: { access: 'login' },
      schema: {
        summary: 'Make a one-time code for the files of a paid order',
        params: idParams,
        response: okSchema(z.uuid()),
      },
    },
    async (request) => {
      const order = found(await findOrder(shop.db, signedIn(request).id, request.params.id));
      if (!hasBeenPaid(order.state)) throw refuse('order.state');
      if ((await filesOfOrder(shop.db, order.id)).length === 0) throw refuse('download.none');
      return ok(await makeLink(shop.db, order.id, shop.now()));
    },
  );

  // Opened by the browser itself, so neither a key nor a sign-in comes with it: the code is both.
  app.get('/indentDownload/:code', { config: { access: 'open' }, schema: fileSchema }, async (request, reply) => {
    const params = codeParams.safeParse(request.params);
    const orderId = params.success ? await consumeLink(shop.db, params.data.code, shop.now()) : null;
    if (orderId === null) throw refuse('download.code');
    const files = await readFiles(shop, orderId);
    const [only] = files;
    if (!only) throw refuse('download.none');
    return files.length === 1
      ? sendFile(reply, only)
      : sendFile(reply, { name: `order-${orderId}.zip`, bytes: zipOf(files) });
  });
};

/** The files of an order as they are delivered. */
async function readFiles({ db, config }: ShopContext, orderId: number): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  for (const { name, key } of await filesOfOrder(db, orderId)) {
    const bytes = await readPrivateFile(privateFolder(config), key);
    if (bytes) files.push({ name, bytes });
    else if (config.demo) files.push(demoFile(name));
  }
  return files;
}

function sendFile(reply: FastifyReply, { name, bytes }: ArchivedFile): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/octet-stream')
    .send(bytes);
}
