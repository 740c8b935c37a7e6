import type { StreamState } from '@jishi/streams/messages';
import { streamRoutes } from '@jishi/streams/routes';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { eventState } from '../../../kernel/streams/event-state.ts';
import { countUnread, unreadOf } from '../repository.ts';

/** Open pages of one customer. */
const MAX_STREAMS = 8;

const event = z.object({ unread: z.int(), server_time: z.string() });

/** Extension: an event stream beside `GET notification/unread`. */
export const unreadEventRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;

  const stateOf = (unread: number): StreamState =>
    eventState(event, { state: unread, event: 'unread', data: { unread, server_time: times.text(now()) } }, now());
  app.streams.source('notices', async (ids) => {
    const counts = await unreadOf(db, ids.map(Number).filter(Number.isSafeInteger));
    return new Map([...counts].map(([id, unread]) => [id, stateOf(unread)]));
  });

  app.route({
    method: streamRoutes.notices.method,
    url: streamRoutes.notices.path,
    config: { access: 'login', event },
    schema: {
      summary: 'Follow the number of unread notices',
      description: 'An event stream. Events of the name unread carry this as JSON; it ends after ten minutes.',
    },
    handler: async (request, reply) => {
      const { id } = signedIn(request);
      const followed = { topic: 'notices', key: String(id), owner: String(id), most: MAX_STREAMS } as const;
      return app.streams.send(request, reply, { ...followed, first: stateOf(await countUnread(db, id)) });
    },
  });
};
