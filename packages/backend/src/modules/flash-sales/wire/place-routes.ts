import type { StreamState } from '@jishi/streams/messages';
import { streamRoutes } from '@jishi/streams/routes';
import { waitingRoomRoute } from '@jishi/streams/waiting-room';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found, refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { eventState } from '../../../kernel/streams/event-state.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idValue, wholeNumber } from '../../../kernel/wire/inputs.ts';
import { advanceQueue } from '../queue/advance-queue.ts';
import { findPlace, type PlaceRecord, readPlaces } from '../queue/place-records.ts';
import { isOpen } from '../queue/place-states.ts';
import { receivedAt } from '../queue/received-at.ts';
import { placeSchema, toWirePlace, type WirePlace } from './place-wire.ts';

const config = { access: 'login' } as const;
const params = z.object({ good_id: idValue('record.missing') });

const placeBody = z.object({
  number: wholeNumber().pipe(z.int().min(1).max(1_000_000)).meta({ description: 'pieces wanted' }),
  seckill_sku_id: idValue().nullish(),
  good_sku_id: wholeNumber().nullish().meta({ description: 'in place of seckill_sku_id; 0: the good has no SKUs' }),
});

/** Calls of one customer in a minute: a page asks once, and again where somebody presses again. */
const PLACES_PER_MINUTE = 60;
/** Open pages of one customer. */
const MAX_STREAMS = 8;
/** How soon a place is looked at again while it may change: nobody is told more often. */
const SOON_MS = 1000;

/** Extensions: the line of a flash sale. */
export const salePlaceRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;
  const limit = tightLimit(app, PLACES_PER_MINUTE, (request) => `sale-place:${request.customer?.id}`);

  const toWire = async (place: PlaceRecord): Promise<WirePlace> =>
    toWirePlace(place, { times, now: now(), turnsPerSecond: await app.saleLines.pace() });

  app.post(
    waitingRoomRoute.path,
    {
      config,
      schema: {
        summary: 'Line up for a running flash sale',
        description:
          'Answers the place: at once with held pieces where there is no line. Who has an open place in the sale is answered that one.',
        params,
        body: placeBody,
        response: okSchema(placeSchema),
      },
    },
    async (request, reply) => {
      const arrivedAt = receivedAt(reply, now());
      const { id: userId } = signedIn(request);
      await limit(request);
      const { number: quantity, seckill_sku_id, good_sku_id } = request.body;
      const named = {
        productId: request.params.good_id,
        variantId: good_sku_id ?? null,
        saleVariantId: seckill_sku_id ?? null,
      };
      const saleVariantId = await app.saleLines.findVariant(named);
      if (saleVariantId === null) throw refuse('order.seckill_limit');
      const place = await app.saleLines.join(saleVariantId, { userId, quantity, arrivedAt });
      if (!place) throw refuse('order.seckill_limit');
      return ok(await toWire(place));
    },
  );

  app.get(
    '/seckill/:good_id/place',
    {
      config,
      schema: {
        summary: 'The own place in the line of a flash sale',
        params,
        response: okSchema(placeSchema.nullable()),
      },
    },
    async (request) => {
      const place = await findPlace(db, signedIn(request).id, request.params.good_id, now());
      return ok(place && (await toWire(place)));
    },
  );

  app.post(
    '/seckill/:good_id/place/leave',
    {
      config,
      schema: {
        summary: 'Give up the own place',
        description: 'What was held goes to the next in line. Nothing happens to a place that is over.',
        params,
        response: okSchema(placeSchema.nullable()),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const place = await findPlace(db, userId, request.params.good_id, now());
      if (!place) return ok(null);
      if (!isOpen(place.state)) return ok(await toWire(place));
      await db.transaction((tx) => advanceQueue(tx, place.saleVariantId, now(), { leaving: [userId] }));
      const [left] = await readPlaces(db, [place.id]);
      return ok(await toWire(found(left)));
    },
  );

  const stateOf = (place: PlaceRecord, pace: number): StreamState => {
    const data = toWirePlace(place, { times, now: now(), turnsPerSecond: pace });
    const { state, position, wait_seconds, left, held_pieces } = data;
    return eventState(
      placeSchema,
      {
        state: [state, position, wait_seconds, left, held_pieces].join(),
        event: 'place',
        data,
        isLast: !isOpen(place.state),
        changesAt: isOpen(place.state)
          ? new Date(now().getTime() + (place.state === 'waiting' ? 1 : 2) * SOON_MS)
          : null,
      },
      now(),
    );
  };
  app.streams.source('place', async (ids) => {
    const [places, pace] = await Promise.all([
      readPlaces(db, ids.map(Number).filter(Number.isSafeInteger)),
      app.saleLines.pace(),
    ]);
    return new Map(places.map((place) => [String(place.id), stateOf(place, pace)]));
  });

  app.route({
    method: streamRoutes.place.method,
    url: streamRoutes.place.path,
    config: { access: 'login', event: placeSchema },
    schema: {
      summary: 'Follow the own place',
      description:
        'An event stream. Events of the name place carry it as JSON, one a second at most; it ends with the place, and after ten minutes.',
      params,
    },
    handler: async (request, reply) => {
      const { id: userId } = signedIn(request);
      const place = found(await findPlace(db, userId, request.params.good_id, now()));
      const first = stateOf(place, await app.saleLines.pace());
      const followed = { topic: 'place', key: String(place.id), owner: String(userId), most: MAX_STREAMS } as const;
      return app.streams.send(request, reply, { ...followed, first });
    },
  });
};
