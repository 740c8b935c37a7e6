import { z } from 'zod';
import { toYuanOrBlank } from '../../../kernel/wire/money.ts';
import { resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { productTypes } from '../../../kernel/words/products.ts';
import type { Offers } from '../../flash-sales/sale-offers.ts';
import { offerSchema, toWireOffer } from '../../flash-sales/wire/offer-wire.ts';
import type { SavedCard } from '../favourite-records.ts';
import type { ShownList } from '../lists/list-records.ts';
import { tokenOf } from '../lists/share-list.ts';

const linkSchema = z.object({ token: z.string(), from: z.string(), expires_at: z.string() });

/** Row of `GET collectList`. `number`: goods in it; `has_good`: the one that was asked about is; `link`: null while it is not shared. */
export const listResponse = z.object({
  id: z.int(),
  name: z.string(),
  number: z.int(),
  has_good: z.boolean(),
  resources: z.array(resourceSchema),
  link: linkSchema.nullable(),
});

type AroundLink = { times: Times; key: string; now: Date };

export function toLink(row: ShownList['row'], { times, key, now }: AroundLink): z.output<typeof linkSchema> | null {
  const token = tokenOf(row, key, now);
  if (token === null || row.sharedUntil === null) return null;
  return { token, from: row.sharedFrom, expires_at: times.text(row.sharedUntil) };
}

export const linkResponse = linkSchema.nullable();

export const toList = ({ row, total, hasProduct, pictures }: ShownList, around: AroundLink) => ({
  id: row.id,
  name: row.name,
  number: total,
  has_good: hasProduct,
  resources: pictures.map((picture) => toWireResource(picture, around.times)),
  link: toLink(row, around),
});

/** `POST collectList/read`. `from`: what its owner calls themselves there, or nothing; `gone`: goods of it that are not on the shelf. */
export const sharedListResponse = z.object({
  name: z.string(),
  from: z.string(),
  expires_at: z.string(),
  gone: z.int(),
  goods: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      type_code: z.int(),
      order_price: z.union([z.number(), z.literal('')]),
      is_sold_out: z.boolean(),
      has_sku: z.boolean(),
      resources: resourceSchema.nullable(),
      seckill_offer: offerSchema,
    }),
  ),
});

export const toSharedGood = (good: SavedCard, { times, offers }: { times: Times; offers: Offers }) => ({
  id: good.id,
  name: good.name,
  type_code: productTypes.numbers[good.type],
  order_price: toYuanOrBlank(good.orderPrice),
  is_sold_out: !good.isInStock,
  has_sku: good.hasVariants,
  resources: good.picture && toWireResource(good.picture, times),
  seckill_offer: toWireOffer(offers.of(good.id), times),
});
