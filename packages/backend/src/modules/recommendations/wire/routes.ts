import { dayPartOf } from '@jishi/api/shop-clock';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idValue } from '../../../kernel/wire/inputs.ts';
import { stallsAt } from '../by-hour.ts';
import { ownSeeds } from '../own-seeds.ts';
import { recommend, recommendationReasons } from '../recommend.ts';

/** More of either say no more, and make the query long. */
const MOST_SEEDS = 30;
const MOST_EXCEPT = 100;
const places = ['home', 'cart', 'empty-cart', 'paid', 'account', 'product', 'search'] as const;

/** By POST, so that what somebody looked at stands in no address and in no log. */
const recommendationBody = z.object({
  place: z.enum(places),
  /** Goods it is for, the most important first. */
  good_ids: z.array(idValue()).max(MOST_SEEDS).default([]),
  /** Whether what the shop knows of the customer may be looked at: what they viewed, saved and bought. */
  own: z.boolean().default(false),
  except: z.array(idValue()).max(MOST_EXCEPT).default([]),
  limit: z.int().min(1).max(20).default(5),
});

const recommendationSchema = z.object({ good_id: z.int(), reason: z.enum(recommendationReasons) });

/** `POST recommendation` (ours). */
export const recommendationRoutes: ShopPlugin = async (app) => {
  const { db, times, now } = app.shop;
  app.post(
    '/recommendation',
    {
      config: { access: 'optional' },
      schema: {
        summary: 'Goods that go with some, or with what the customer did',
        body: recommendationBody,
        response: okSchema(z.array(recommendationSchema)),
      },
    },
    async ({ body, customer, lang }) => {
      const own = customer && body.own ? await ownSeeds(db, customer.id) : [];
      const { place, except, limit } = body;
      const time = times.text(now());
      const day = time.slice(0, 10);
      const byHour = place === 'home' && {
        salt: `${place} ${day} ${dayPartOf(time)}`,
        stalls: await stallsAt(db, time, lang, limit),
        isBesideRecommended: true,
      };
      const seeds = [...new Set([...body.good_ids, ...own])].slice(0, MOST_SEEDS);
      const found = await recommend(db, { lang, seeds, except, limit, salt: `${place} ${day}`, ...byHour });
      return ok(found.map(({ id, reason }) => ({ good_id: id, reason })));
    },
  );
};
