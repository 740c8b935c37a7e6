import type { FastifyRequest } from 'fastify';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { takeNotice } from '../take-notice.ts';

/** Notices are some hundred bytes long. */
const BODY_LIMIT = 64 * 1024;
const doors = [
  { path: '/paymentNotify', summary: 'Where payment providers tell of payments' },
  { path: '/refundNotify', summary: 'Where payment providers tell of refunds' },
];
const description =
  'Signed by the provider and answered in its format: WeChat Pay reads the status and {"code":"SUCCESS"}, Alipay the word success or fail.';

/** `ANY paymentNotify`, `refundNotify`, `serve`. The signature is made over the very bytes, so nothing parses them first. */
export const noticeRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (request, body, done) => {
    bodies.set(request, Buffer.from(body));
    done(null, null);
  });
  const config = { access: 'open' } as const;
  const schema = { description };

  for (const { path, summary } of doors) {
    for (const method of ['GET', 'POST'] as const) {
      app.route({
        method,
        url: path,
        config,
        schema: { ...schema, summary },
        handler: async (request, reply) => {
          const notice = { headers: request.headers, body: bodies.get(request) ?? Buffer.alloc(0) };
          const answer = await takeNotice(shop, request.log, notice);
          return reply.code(answer.status).type(answer.type).serializer(String).send(answer.body);
        },
      });
    }
  }

  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    app.route({
      method,
      url: '/serve',
      config,
      schema: {
        summary: 'Where a messaging platform delivers messages',
        description:
          'The shop has no messaging platform: messages are taken, so that they are not repeated, and not read.',
      },
      handler: async (_request, reply) => reply.type('text/plain; charset=utf-8').serializer(String).send('success'),
    });
  }
};
