import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { takeTrackingNotice } from '../take-tracking-notice.ts';

/** Some hundred events, percent-encoded. */
const BODY_LIMIT = 256 * 1024;
const params = z.object({ provider: z.string() });

/** `POST tracking/notice/{provider}`. The signature is made over the very bytes, so nothing parses them first. */
export const trackingNoticeRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (request, body, done) => {
    bodies.set(request, Buffer.from(body));
    done(null, null);
  });

  app.post(
    '/tracking/notice/:provider',
    {
      config: { access: 'open' },
      schema: {
        summary: 'Where the tracking service tells of parcels',
        description:
          'Signed by the service and answered in its format: Kuaidi100 sends a form with param and sign, and reads {"result":true,"returnCode":"200"}.',
        params,
      },
    },
    async (request, reply) => {
      const notice = { headers: request.headers, body: bodies.get(request) ?? Buffer.alloc(0) };
      const answer = await takeTrackingNotice(shop, request.log, request.params.provider, notice);
      return reply.code(answer.status).type(answer.type).serializer(String).send(answer.body);
    },
  );
};
