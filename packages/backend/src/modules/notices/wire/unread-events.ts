import type { StreamState } from '@jishi/streams/messages';
import { streamRoutes } from '@jishi/streams/routes';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { eventState } from '../../../kernel/streams/event-state.ts';
import { type NoticeCounts, noticeCountsOf } from '../notice-records.ts';

/** Open pages of one customer. */
const MAX_STREAMS = 8;

const event = z.object({
  unread: z.int(),
  /** The newest notice, read or not: another one than before means that one came, however many were read meanwhile. */
  newest: z.object({ id: z.string(), created_at: z.string() }).nullable(),
  server_time: z.string(),
});

const NONE: NoticeCounts = { unread: 0, newest: null };

/** Extension: an event stream beside `GET notification/unread`. */
export const unreadEventRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;

  const stateOf = ({ unread, newest }: NoticeCounts): StreamState =>
    eventState(
      event,
      {
        state: `${unread} ${newest?.id ?? ''}`,
        event: 'unread',
        data: {
          unread,
          newest: newest && { id: newest.id, created_at: times.text(newest.createdAt) },
          server_time: times.text(now()),
        },
      },
      now(),
    );
  app.streams.source('notices', async (ids) => {
    const counts = await noticeCountsOf(db, ids.map(Number).filter(Number.isSafeInteger));
    return new Map(ids.map((id) => [id, stateOf(counts.get(id) ?? NONE)]));
  });

  app.route({
    method: streamRoutes.notices.method,
    url: streamRoutes.notices.path,
    config: { access: 'login', event },
    schema: {
      summary: 'Follow the number of unread notices, and the newest',
      description: 'An event stream. Events of the name unread carry this as JSON; it ends after ten minutes.',
    },
    handler: async (request, reply) => {
      const { id } = signedIn(request);
      const followed = { topic: 'notices', key: String(id), owner: String(id), most: MAX_STREAMS } as const;
      const counts = await noticeCountsOf(db, [id]);
      return app.streams.send(request, reply, { ...followed, first: stateOf(counts.get(String(id)) ?? NONE) });
    },
  });
};
