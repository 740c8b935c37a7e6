import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import type { ToldFault } from '../alike-faults.ts';
import { listFaults } from '../list-faults.ts';
import { storeFaults } from '../store-faults.ts';

/** Web sends what has come together in some seconds. */
const MOST_FAULTS = 200;
const MOST_NAMES = 10;

const arm = z.enum(['live', 'candidate']);
/** What an `integer` column holds. */
const MOST_SERIAL = 2_147_483_647;
const serial = z.int().positive().max(MOST_SERIAL);
const requestId = z.string().regex(/^[\w.-]{8,80}$/);
const channel = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const part = z.string().min(1).max(80);
/** A place in a file of the shop, and nothing else: texts would have to be masked. */
const frame = z.string().regex(/^\/[\w./+-]{1,180}(?::\d{1,9}){0,2}$/);

const kindOfFault = {
  channel,
  release: serial,
  arm,
  kind: z.string().regex(/^[a-z][a-z-]{0,19}$/),
  part,
  version: z.string().max(120).nullable(),
  message: z.string().max(300),
};
const told = z.object({
  ...kindOfFault,
  frames: z.array(z.string().max(200)).max(8),
  number: z.int().positive().max(1_000_000),
  pages: z.array(z.string().max(80)).max(MOST_NAMES),
  devices: z.array(z.enum(['phone', 'desktop'])).max(2),
  requestIds: z.array(requestId).max(MOST_NAMES),
});
const body = z.object({ faults: z.array(told).min(1).max(MOST_FAULTS) });

const query = z.object({
  channel: channel.optional(),
  part: part.optional(),
  release: z.coerce.number().pipe(serial).optional(),
  arm: arm.optional(),
  since: z.iso.datetime().optional(),
  requestId: requestId.optional(),
});
const listed = z.object({
  faults: z.array(
    z.object({
      ...kindOfFault,
      frames: z.array(z.string()),
      number: z.int(),
      pages: z.array(z.string()),
      devices: z.array(z.string()),
      requestIds: z.array(z.string()),
      firstAt: z.string(),
      lastAt: z.string(),
    }),
  ),
});

/** What went wrong in tabs and while pages were drawn: web tells it, whoever looks for a fault reads it. In the scope of `/internal`, behind its key. */
export const faultRoutes: ShopPlugin = async (app) => {
  const { db, now } = app.shop;
  const config = { access: 'open', rateLimit: false } as const;

  app.post('/internal/faults', { config, schema: { body, response: { 200: z.object({}) } } }, async (request) => {
    await storeFaults(db, request.body.faults.map(withPlaces), now());
    return {};
  });

  app.get(
    '/internal/faults',
    { config, schema: { querystring: query, response: { 200: listed } } },
    async (request) => {
      const { since, ...filter } = request.query;
      const found = await listFaults(db, { ...filter, since: since === undefined ? undefined : new Date(since) });
      return {
        faults: found.map(({ key: _, firstAt, lastAt, ...fault }) => ({
          ...fault,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
        })),
      };
    },
  );
};

const withPlaces = (fault: z.infer<typeof told>): ToldFault => ({
  ...fault,
  frames: fault.frames.filter((text) => frame.safeParse(text).success),
});
