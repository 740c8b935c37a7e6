import { signedIn } from '../../plugins/access.ts';
import type { ShopPlugin } from '../../plugins/types.ts';
import { eventStream } from '../../streams/event-stream.ts';
import { StreamDoor } from '../../streams/stream-door.ts';
import { Watch } from '../../streams/watch.ts';
import { countUnread, unreadOf } from './repository.ts';

/** Nothing changes unannounced; this is for what was missed all the same. */
const LOOK_EVERY_MS = 30_000;
/** Open pages of one customer. */
const MAX_STREAMS = 8;

/** Extension: an event stream beside `GET notification/unread`. */
export const unreadEventRoutes: ShopPlugin = async (app) => {
  const { db, now, times, news } = app.shop;
  const read = (ids: string[]) => unreadOf(db, ids.map(Number));
  const watch = new Watch<number>({ news, topic: 'notices', read, everyMs: LOOK_EVERY_MS });
  app.addHook('onClose', async () => watch.close());
  const door = new StreamDoor(app, MAX_STREAMS);

  app.get(
    '/notification/unread/events',
    {
      config: { access: 'login' },
      schema: {
        summary: 'Follow the number of unread notices',
        description:
          'An event stream. Events of the name unread carry unread and server_time as JSON; it ends after ten minutes.',
      },
    },
    async (request, reply) => {
      const { id } = signedIn(request);
      const stream = {
        watch,
        key: String(id),
        first: await countUnread(db, id),
        event: 'unread',
        describe: (unread: number) => ({ unread, server_time: times.text(now()) }),
        isLast: () => false,
      };
      return door.send(reply, String(id), (signal) => eventStream(stream, signal));
    },
  );
};
