import { z } from 'zod';
import type { ShopApp } from '../../../kernel/context/shop-app.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { MEDIA_PATH } from '../../../kernel/wire/media-address.ts';
import { chooseFormat, contentTypes } from '../drawing/formats.ts';
import type { PictureCatalogue } from '../drawing/recipes.ts';
import { mediaFolder } from '../media-folder.ts';
import { parsePictureName } from '../names.ts';
import { createPictureStore } from '../picture-store.ts';
import { warmPictures } from '../warm.ts';

/** A name always means the same picture, so whoever has it never asks again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** `GET /media/<name>.webp` and its scaled siblings: drawn on the first request, warmed while the shop is idle. */
export const pictureRoutes = (catalogue: () => PictureCatalogue) => async (app: ShopApp) => {
  const store = createPictureStore({ folder: mediaFolder(app.shop.config), workers: app.shop.pictures, catalogue });
  const stopping = new AbortController();

  app.get(
    `${MEDIA_PATH}*`,
    {
      config: { access: 'open', rateLimit: false },
      exposeHeadRoute: true,
      schema: { params: z.object({ '*': z.string() }) },
    },
    async (request, reply) => {
      const requested = parsePictureName(request.params['*']);
      const format = chooseFormat(request.headers.accept);
      const picture = requested && store.find(requested, format);
      if (!picture) throw refuse('http.not_found');
      reply
        .header('cache-control', FOR_EVER)
        .header('vary', 'Accept')
        .header('etag', picture.etag)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match']?.includes(picture.etag)) return reply.code(304).send();
      return reply.type(contentTypes[format]).send(await picture.read());
    },
  );

  // Only a shop that really listens warms up: tests and commands have no visitors.
  app.addHook('onListen', async () => {
    if (!app.shop.config.demo) return;
    const onError = (err: unknown, picture: string) => app.log.error({ err, picture }, 'picture could not be drawn');
    void warmPictures(store, { signal: stopping.signal, onError }).then((count) =>
      app.log.info({ count }, 'pictures warmed'),
    );
  });
  app.addHook('preClose', async () => stopping.abort());
};
