import { PREVIEW_PATH } from '@jishi/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { originOf } from '../http/origin.ts';
import type { PreviewAccess } from '../preview/preview-access.ts';
import { previewCookie } from '../preview/preview-cookie.ts';
import { LEAVE_PATH } from '../preview/preview-paths.ts';
import { isSecure } from '../session/request-source.ts';
import type { ShopNamesOf } from '../shop-names/shop-names.ts';
import { readReader } from './page-request.ts';
import { sendNotice } from './send-notice.ts';

const queryOf = z.object({ token: z.string().max(2_000) });

type PreviewRouteOptions = {
  access: PreviewAccess;
  publicOrigin: string | null;
  names: () => ShopNamesOf;
};

/** `/-/preview?token=…` opens a preview in this browser, `/-/preview/leave` leads out of it. */
export function previewRoute(app: FastifyInstance, { access, publicOrigin, names }: PreviewRouteOptions): void {
  const forOne = (reply: FastifyReply): FastifyReply =>
    reply.headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });

  app.get(PREVIEW_PATH, async (request, reply) => {
    const { data } = queryOf.safeParse(request.query);
    const token = data?.token ?? '';
    const found = await access.read(token, request);
    forOne(reply);
    if (typeof found === 'string') {
      return sendNotice(reply, { ...readReader(request), kind: `preview-${found}`, release: null, names: names() });
    }
    const { until } = found;
    reply.header('set-cookie', previewCookie({ token, until }, isSecure(request, publicOrigin)));
    return reply.redirect('/', 303);
  });
  app.get(LEAVE_PATH, async (request, reply) => {
    forOne(reply).header('set-cookie', previewCookie(null, isSecure(request, publicOrigin)));
    return reply.redirect(pageBefore(request, publicOrigin), 303);
  });
}

/** The page of this shop the reader comes from; never another host. */
function pageBefore(request: FastifyRequest, publicOrigin: string | null): string {
  const from = URL.parse(request.headers.referer ?? '');
  if (!from || from.origin !== originOf(request, publicOrigin) || from.pathname.startsWith(PREVIEW_PATH)) return '/';
  return `/${from.pathname.replace(/^\/+/, '')}${from.search}`;
}
