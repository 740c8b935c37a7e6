import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { acceptWebhooks, answerNotice } from '../../../kernel/provider-calls/webhook-route.ts';
import { takeNotice } from '../take-notice.ts';

/** Notices are some hundred bytes long. */
const BODY_LIMIT = 64 * 1024;
const doors = [
  { path: '/paymentNotify', summary: 'Where payment providers tell of payments' },
  { path: '/refundNotify', summary: 'Where payment providers tell of refunds' },
];
const description =
  'Signed by the provider and answered in its format: WeChat Pay reads the status and {"code":"SUCCESS"}, Alipay the word success or fail.';

/** `ANY paymentNotify`, `refundNotify`, `serve`. */
export const noticeRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const noticeOf = acceptWebhooks(app, BODY_LIMIT);
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
          const response = await takeNotice(shop, request.log, noticeOf(request));
          return answerNotice(reply, response);
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
