import { networkOf } from '@jishi/http-limits/network-of';
import type { StreamState } from '@jishi/streams/messages';
import { streamRoutes } from '@jishi/streams/routes';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { eventState } from '../../../kernel/streams/event-state.ts';
import { findQrLogin, findQrLogins, type QrLogin, stateOf } from '../qr-logins.ts';
import { toWireState } from '../qr-wire.ts';

/** Open sign-in pages of one address, which may be that of a whole campus. */
const MAX_STREAMS = 64;

const uuidOnly = z.uuid();

/** `expires_in` in seconds. */
const event = z.object({ state: z.int(), expires_in: z.int(), server_time: z.string() });

/** Extension: an event stream in place of `sweepLogin/verify` every two seconds. */
export const qrEventRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;

  const stateIn = (login: QrLogin | null): StreamState => {
    const state = stateOf(login, now());
    const expiresAt = login?.expiresAt ?? null;
    const secondsLeft = Math.max(0, Math.ceil(((expiresAt?.getTime() ?? 0) - now().getTime()) / 1000));
    const data = { state: toWireState(state), expires_in: secondsLeft, server_time: times.text(now()) };
    // Otherwise the browser has nothing to wait for: it signs in, or shows what went wrong.
    const isLast = state !== 'waiting' && state !== 'scanned';
    return eventState(event, { state: data.state, event: 'state', data, isLast, changesAt: expiresAt }, now());
  };
  app.streams.source('qr', async (keys) => {
    const uuids = keys.filter((key) => uuidOnly.safeParse(key).success);
    const logins = await findQrLogins(db, uuids);
    return new Map(uuids.map((uuid) => [uuid, stateIn(logins.get(uuid) ?? null)]));
  });

  // The uuid lets in whoever has it: it stays out of addresses, and so out of logs.
  app.route({
    method: streamRoutes.qr.method,
    url: streamRoutes.qr.path,
    config: { event },
    schema: {
      summary: 'Follow what becomes of a code',
      description:
        'An event stream. Events of the name state carry this as JSON; it ends when the sign-in was granted or refused and when the code is over.',
      body: z.object({ uuid: z.uuid('qr.illegal') }),
    },
    handler: async (request, reply) => {
      const uuid = request.body.uuid.toLowerCase();
      const followed = { topic: 'qr', key: uuid, owner: networkOf(request.ip), most: MAX_STREAMS } as const;
      return app.streams.send(request, reply, { ...followed, first: stateIn(await findQrLogin(db, uuid)) });
    },
  });
};
