import { basename } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { FairQueue } from '../../../kernel/limits/fair-queue.ts';
import { type CleanUpload, cleanFile, cleanPicture } from '../clean-upload.ts';
import { readUploadForm, type UploadForm, uploadFields } from '../upload-form.ts';
import { keepUpload, readUpload, UPLOADS_PATH, uploadsFolder } from '../upload-store.ts';

/** Uploads a minute, per customer. */
const PER_MINUTE = 30;
/**
 * Uploads that are read and worked on at once, by all customers and by one, and those that wait before anything of them is
 * read: each is up to 5 MB in memory, and clients give up after 50 s.
 */
const UPLOADS = { parallel: 16, parallelPerKey: 4, waiting: 128, waitingPerKey: PER_MINUTE, waitMs: 40_000 } as const;
/** A name always means the same bytes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** With `full`: what is known of the file, `size` in bytes. */
const fullResponse = z.object({
  state: z.literal('SUCCESS'),
  url: z.string(),
  title: z.string(),
  original: z.string(),
  type: z.string(),
  size: z.int(),
});

/** `POST uploadPictures`, for signed-in customers. */
export const uploadRoutes: ShopPlugin = async (app) => {
  await app.register(multipart);
  const { mediaOrigin } = app.shop.config;
  const folder = uploadsFolder(app.shop.config);
  const queue = new FairQueue(UPLOADS);

  app.post(
    '/uploadPictures',
    {
      config: { access: 'login', form: uploadFields },
      preHandler: tightLimit(app, PER_MINUTE, (request) => `upload:${signedIn(request).id}`),
      schema: {
        summary: 'Upload a picture or a file',
        description:
          'The answer is the address as plain text; with full an object with state, url, title, original, type and size.',
        response: { 200: z.union([z.file().mime('text/plain'), fullResponse]) },
      },
    },
    async (request, reply) => {
      const turn = `customer:${signedIn(request).id}`;
      return queue.run(turn, async () => {
        const form = await readUploadForm(request);
        const isPicture = form.kind === 'picture';
        const upload = isPicture ? await cleanPicture(app.shop.pictures, form, turn) : cleanFile(form.bytes);
        const address = await keepUpload(folder, upload);
        return sendAddress(reply, (mediaOrigin ?? '') + address, form, upload);
      });
    },
  );
};

/** The address alone, or with what is known of the file. */
function sendAddress(
  reply: FastifyReply,
  url: string,
  { isFull, name }: UploadForm,
  upload: CleanUpload,
): FastifyReply {
  reply.header('x-content-type-options', 'nosniff');
  if (!isFull) return reply.type('text/plain; charset=utf-8').send(url);
  const title = basename(url);
  const about = { title, original: name, type: `.${upload.extension}`, size: upload.bytes.length };
  const full: z.output<typeof fullResponse> = { state: 'SUCCESS', url, ...about };
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(full);
}

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  zip: 'application/zip',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** `GET /media/uploads/…`: pictures to be shown, everything else to be saved. */
export const uploadFileRoutes: ShopPlugin = async (app) => {
  const folder = uploadsFolder(app.shop.config);

  app.get(
    `${UPLOADS_PATH}:name`,
    {
      config: { access: 'open', rateLimit: false },
      exposeHeadRoute: true,
      schema: { params: z.object({ name: z.string().max(100) }) },
    },
    async (request, reply) => {
      const upload = await readUpload(folder, request.params.name);
      if (!upload) throw refuse('http.not_found');
      if (upload.extension !== 'webp') reply.header('content-disposition', 'attachment');
      return reply
        .header('cache-control', FOR_EVER)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(contentTypes[upload.extension] ?? 'application/octet-stream')
        .send(upload.bytes);
    },
  );
};
