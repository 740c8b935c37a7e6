import { z } from 'zod';
import { networkOf } from '../../limits/network-of.ts';
import type { ShopPlugin } from '../../plugins/types.ts';
import { eventStream } from '../../streams/event-stream.ts';
import { StreamDoor } from '../../streams/stream-door.ts';
import { Watch } from '../../streams/watch.ts';
import { findQrLogin, type QrState, qrStates, stateOf } from './qr-logins.ts';

/** A code is over by the time alone. */
const LOOK_EVERY_MS = 1000;
/** Open sign-in pages of one address, which may be that of a whole campus. */
const MAX_STREAMS = 64;

/** The browser has nothing to wait for: it signs in, or shows what went wrong. */
const isLast = (state: QrState) => state >= 2;

/** Extension: an event stream in place of `sweepLogin/verify` every two seconds. */
export const qrEventRoutes: ShopPlugin = async (app) => {
  const { db, now, times, news } = app.shop;
  const read = (uuids: string[]) => qrStates(db, uuids, now());
  const watch = new Watch<QrState>({ news, topic: 'qr', read, everyMs: LOOK_EVERY_MS });
  app.addHook('onClose', async () => watch.close());
  const door = new StreamDoor(app, MAX_STREAMS);

  // The uuid lets in whoever has it: it stays out of addresses, and so out of logs.
  app.post(
    '/sweepLogin/events',
    {
      schema: {
        summary: 'Follow what becomes of a code',
        description:
          'An event stream. Events of the name state carry state, expires_in (seconds left) and server_time as JSON; it ends when the sign-in was granted or refused and when the code is over.',
        body: z.object({ uuid: z.uuid('qr.illegal') }),
      },
    },
    async (request, reply) => {
      const { uuid } = request.body;
      const login = await findQrLogin(db, uuid);
      const secondsLeft = () => Math.max(0, Math.ceil(((login?.expiresAt.getTime() ?? 0) - now().getTime()) / 1000));
      const stream = {
        watch,
        key: uuid.toLowerCase(),
        first: stateOf(login, now()),
        event: 'state',
        describe: (state: QrState) => ({ state, expires_in: secondsLeft(), server_time: times.text(now()) }),
        isLast,
      };
      return door.send(reply, networkOf(request.ip), (signal) => eventStream(stream, signal));
    },
  );
};
