import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { countEvents, noteEvents, type RolloutEvent } from '../rollout-events.ts';
import { seriesOfEvents } from '../rollout-series.ts';
import { outcomeOf } from './outcomes.ts';

/** Web sends what has come together in a second or so. */
const MOST_EVENTS = 2_000;
const BUCKETS = 10_000;

const params = z.object({ id: z.string().regex(/^[0-9a-f]{8}$/) });
const event = z.object({
  visitor: z.string().regex(/^[\w-]{16}$/),
  hadCandidate: z.boolean(),
  buckets: z.int().min(0).max(BUCKETS),
  family: z.string().regex(/^[a-z][a-z-]{0,19}$/),
  event: z.string().min(1).max(80),
});
const body = z.object({ events: z.array(event).min(1).max(MOST_EVENTS) });

const group = z.object({ visitors: z.int(), events: z.record(z.string(), z.record(z.string(), z.int())) });
const counts = z.object({
  shares: z.array(z.object({ buckets: z.int(), candidate: group, control: group })),
});

const groupSeries = z.object({
  visitors: z.array(z.int()),
  events: z.record(z.string(), z.record(z.string(), z.array(z.int()))),
});
const series = z.object({ times: z.array(z.string()), candidate: groupSeries, control: groupSeries });

/** A call that was answered well. */
const ANSWERED = 'answered';

/** What visitors of a rollout met: web notes it, whoever judges the rollout reads the counts. In the scope of `/internal`, behind its key. */
export const rolloutRoutes: ShopPlugin = async (app) => {
  const { db, now } = app.shop;
  const config = { access: 'open', rateLimit: false } as const;

  app.post(
    '/internal/rollouts/:id/events',
    { config, schema: { params, body, response: { 200: z.object({ noted: z.int() }) } } },
    async (request) => {
      const events = request.body.events.flatMap(toRow);
      await noteEvents(db, request.params.id, events, now());
      return { noted: events.length };
    },
  );

  app.get('/internal/rollouts/:id', { config, schema: { params, response: { 200: counts } } }, async (request) => ({
    shares: await countEvents(db, request.params.id, now()),
  }));

  app.get('/internal/rollouts/:id/series', { config, schema: { params, response: { 200: series } } }, (request) =>
    seriesOfEvents(db, request.params.id, now()),
  );
};

function toRow(told: z.infer<typeof event>): RolloutEvent[] {
  if (told.family !== ANSWERED) return [told];
  const [family, own] = outcomeOf(told.event) ?? [];
  return family === undefined || own === undefined ? [] : [{ ...told, family, event: own }];
}
