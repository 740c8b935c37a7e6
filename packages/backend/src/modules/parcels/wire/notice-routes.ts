import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { acceptWebhooks, answerNotice } from '../../../kernel/provider-calls/webhook-route.ts';
import { takeTrackingNotice } from '../take-tracking-notice.ts';

/** Some hundred events, percent-encoded. */
const BODY_LIMIT = 256 * 1024;
const params = z.object({ provider: z.string() });

/** `POST tracking/notice/{provider}`. */
export const trackingNoticeRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const noticeOf = acceptWebhooks(app, BODY_LIMIT);

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
      const response = await takeTrackingNotice(shop, request.log, request.params.provider, noticeOf(request));
      return answerNotice(reply, response);
    },
  );
};
