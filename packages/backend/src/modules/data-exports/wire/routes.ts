import { type FileHandle, open } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found, refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { assertFresh } from '../../credentials/fresh-proof.ts';
import { exportsFolder, fileOf, removeFile } from '../export-folder.ts';
import { askForExport, consumeExportLink, findExport, makeExportLink } from '../export-records.ts';
import { dataExportResponse, toDataExport } from './responses.ts';

/** Calls a minute, per customer. */
const PER_MINUTE = 10;

const codeParams = z.object({ code: z.uuid() });
const fileSchema = {
  summary: 'Fetch the file with everything that is kept of a customer once, by its code',
  response: { 200: z.file() },
};

/**
 * Extension: one file with everything the shop keeps of a customer, made in the background. It is asked for, and fetched, with a fresh
 * proof of who is there (decisions 103, 131).
 */
export const dataExportRoutes: ShopPlugin = async (app) => {
  const { db, config, now, times } = app.shop;
  const login = { access: 'login' } as const;
  const limit = tightLimit(app, PER_MINUTE, (request) => `data-export:${signedIn(request).id}`);
  const response = okSchema(dataExportResponse);

  app.get(
    '/user/data',
    { config: login, schema: { summary: 'What has become of the file with everything that is kept of me', response } },
    async (request) => ok(toDataExport(await findExport(db, signedIn(request).id), now(), times)),
  );

  app.post(
    '/user/data',
    {
      config: login,
      preHandler: limit,
      schema: { summary: 'Have a file made with everything that is kept of me', response },
    },
    async (request) => {
      const customer = signedIn(request);
      assertFresh(customer, now());
      const { row, replaced } = await askForExport(db, customer.id, now());
      if (replaced) await removeFile(exportsFolder(config), replaced);
      return ok(toDataExport(row, now(), times));
    },
  );

  app.post(
    '/user/data/link',
    {
      config: login,
      preHandler: limit,
      schema: { summary: 'Make a one-time code for that file', response: okSchema(z.uuid()) },
    },
    async (request) => {
      const customer = signedIn(request);
      assertFresh(customer, now());
      return ok(found(await makeExportLink(db, customer.id, now())));
    },
  );

  // Opened by the browser itself, so neither a key nor a sign-in comes with it: the code is both.
  app.get('/user/data/file/:code', { config: { access: 'open' }, schema: fileSchema }, async (request, reply) => {
    const params = codeParams.safeParse(request.params);
    const uuid = params.success ? await consumeExportLink(db, params.data.code, now()) : null;
    const file = uuid && (await open(fileOf(exportsFolder(config), uuid)).catch(() => null));
    if (!file) throw refuse('download.code');
    return sendArchive(reply, file, `my-data-${times.day(now())}.zip`);
  });
};

async function sendArchive(reply: FastifyReply, file: FileHandle, name: string): Promise<FastifyReply> {
  const { size } = await file.stat();
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-length', size)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/zip')
    .send(file.createReadStream());
}
