import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { placeName } from '../../regions/find-region.ts';
import type { Basket } from '../baskets.ts';
import { type DeliveryEstimate, estimateDelivery } from '../estimate-delivery.ts';
import { basketQuery, readBaskets } from './basket-query.ts';

const day = z.string().nullable();
const yuan = z.number().nullable();

const response = z.object({
  server_time: z.string(),
  region: z
    .object({ code: z.string(), name: z.string(), province_code: z.string() })
    .nullable()
    .meta({ description: 'the city or province that is meant; null: nobody has said' }),
  region_from: z.enum(['asked', 'address', 'shop']).nullable().meta({ description: 'where it is known from' }),
  arrives_from: day.meta({ description: 'first day it may arrive; null where the shop names none' }),
  arrives_until: day.meta({ description: 'last day it should' }),
  order_by: day.meta({ description: 'until when to order for that' }),
  rows: z.array(
    z.object({
      good_sku_id: z
        .int()
        .nullable()
        .meta({ description: 'the SKU that stands by itself; null: the good, or the cart' }),
      is_sent: z.boolean().meta({ description: 'whether anything of it is sent' }),
      is_served: z.boolean().meta({ description: 'whether the shop sends there' }),
      carriage: yuan.meta({ description: 'yuan; null: where to is not known' }),
      free_from: yuan.meta({ description: 'yuan from which it would be sent for nothing' }),
    }),
  ),
});

const estimateQuery = basketQuery.extend({
  region: z.string().nullish().meta({ description: 'official code of a province, city or district: 330100' }),
  last: z.string().nullish().meta({ description: 'the same, for customers without a default address' }),
});

/** `GET shipping/estimate` (ours): delivery before there is an order; visitors ask, too. */
export const deliveryEstimateRoutes: ShopPlugin = async (app) => {
  const { db, now: clock, times } = app.shop;
  app.get(
    '/shipping/estimate',
    {
      config: { access: 'optional' },
      schema: {
        summary: 'What delivery of goods to a place costs, and when they arrive',
        querystring: estimateQuery,
        response: okSchema(response),
      },
    },
    async (request) => {
      const now = clock();
      const { query } = request;
      const baskets = await readBaskets(db, query);
      const asking = {
        userId: request.customer?.id ?? null,
        regionCode: query.region || null,
        lastCode: query.last || null,
        now,
        times,
      };
      const estimate = await estimateDelivery(db, baskets, asking);
      return ok({ server_time: times.text(now), ...toWire(estimate, baskets, request.lang, times) });
    },
  );
};

function toWire(
  { place, source, arrival, orderBy, baskets: deliveries }: DeliveryEstimate,
  baskets: readonly Basket[],
  lang: Lang,
  times: Times,
): Omit<z.output<typeof response>, 'server_time'> {
  return {
    region: place && { code: place.code, name: placeName(place, lang), province_code: place.provinceCode },
    region_from: source,
    arrives_from: arrival?.from ?? null,
    arrives_until: arrival?.until ?? null,
    order_by: times.textOrNull(orderBy),
    rows: deliveries.map(({ isSent, isServed, fee, freeFrom }, index) => ({
      good_sku_id: baskets[index]?.variantId ?? null,
      is_sent: isSent,
      is_served: isServed,
      carriage: fee === null ? null : toYuan(fee),
      free_from: freeFrom === null ? null : toYuan(freeFrom),
    })),
  };
}
