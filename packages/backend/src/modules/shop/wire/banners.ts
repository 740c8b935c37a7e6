import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../kernel/db/database.ts';
import { type BannerContent, banners, products } from '../../../kernel/db/schema/index.ts';
import { type Lang, type LocalText, pickText } from '../../../kernel/texts/languages.ts';
import { codeNumber } from '../../../kernel/wire/inputs.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { offsetOf, pageQuery } from '../../../kernel/wire/page.ts';
import { type ResourceRow, resourceSchema, resourcesOf, toWireResource } from '../../../kernel/wire/resource.ts';
import { orderBy } from '../../../kernel/wire/sort.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { bannerTypes, visibilities } from '../../../kernel/words/shop.ts';
import type { Offers } from '../../flash-sales/sale-offers.ts';
import { offerSchema, toWireOffer } from '../../flash-sales/wire/offer-wire.ts';
import { bannerTypeLabels, visibilityLabels } from '../labels.ts';

export const bannerQuery = pageQuery.extend({ type: codeNumber().nullish(), state: codeNumber().nullish() });

type BannerRow = typeof banners.$inferSelect;
/** what the products on sale cost, in cents. */
type Prices = ReadonlyMap<number, number>;
type Found = { row: BannerRow; picture: ResourceRow | null; prices: Prices };
type Around = { lang: Lang; times: Times; offers: Offers };

/** Banners that have a name in the language. */
export async function listBanners(
  db: Db,
  lang: Lang,
  query: z.output<typeof bannerQuery>,
): Promise<{ rows: Found[]; total: number }> {
  const where = and(...conditions(lang, query));
  const sortable = { sort: banners.sort, id: banners.id, created_at: banners.createdAt };
  const rows = await db
    .select()
    .from(banners)
    .where(where)
    .orderBy(...orderBy(query.sort, sortable, [banners.sort, banners.id]))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(banners).where(where);
  const pictures = await resourcesOf(
    db,
    'banner',
    rows.map((row) => row.id),
  );
  const prices = await pricesOf(db, rows);
  return {
    rows: rows.map((row) => ({ row, picture: pictures.get(row.id)?.[0] ?? null, prices })),
    total: counted?.total ?? 0,
  };
}

async function pricesOf(db: Db, rows: readonly BannerRow[]): Promise<Prices> {
  const ids = rows.flatMap(({ content }) => content?.tags?.map(({ good }) => good) ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: products.id, price: products.price, orderPrice: products.orderPrice })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.shelf, 'on'), isNull(products.deletedAt)));
  return new Map(found.map(({ id, price, orderPrice }) => [id, orderPrice || price]));
}

function conditions(lang: Lang, { type, state }: z.output<typeof bannerQuery>): SQL[] {
  const wanted: SQL[] = [sql`${banners.name} ? ${lang}`];
  if (type !== null && type !== undefined) {
    const word = bannerTypes.find(type);
    wanted.push(word ? eq(banners.type, word) : none);
  }
  if (state !== null && state !== undefined) {
    const word = visibilities.find(state);
    wanted.push(word ? eq(banners.state, word) : none);
  }
  return wanted;
}

/** Nothing has a number that stands for nothing. */
const none = sql`false`;

/** Row of `GET banner`; the texts of `content` are an extension of ours. */
export const bannerSchema = z.object({
  id: z.int(),
  lang: z.string(),
  lang_parent_id: z.int(),
  type: z.int(),
  name: z.string(),
  url: z.string().nullable(),
  sort: z.int(),
  state: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  type_show: z.string(),
  state_show: z.string(),
  resources: resourceSchema.nullable(),
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  button: z.string().nullable(),
  tint: z.string().nullable(),
  pictures: z.array(z.string()),
  tags: z.array(
    z
      .object({
        good_id: z.int(),
        name: z.string(),
        price: z.number().meta({ description: 'yuan' }),
        seckill_offer: offerSchema,
      })
      .nullable(),
  ),
});

export function toWireBanner({ row, picture, prices }: Found, around: Around): z.output<typeof bannerSchema> {
  const { lang, times } = around;
  return {
    id: row.id,
    lang,
    lang_parent_id: 0,
    type: bannerTypes.numbers[row.type],
    name: pickText(row.name, lang),
    url: row.url,
    sort: row.sort,
    state: visibilities.numbers[row.state],
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
    type_show: pickText(bannerTypeLabels[row.type], lang),
    state_show: pickText(visibilityLabels[row.state], lang),
    resources: picture && toWireResource(picture, times),
    ...contentOf(row.content, prices, around),
  };
}

function contentOf(content: BannerContent | null, prices: Prices, around: Around) {
  const text = (value: LocalText | undefined) => (value ? pickText(value, around.lang) : null);
  return {
    title: text(content?.title),
    subtitle: text(content?.subtitle),
    button: text(content?.button),
    tint: content?.tint ?? null,
    pictures: content?.pictures ?? [],
    tags: content?.tags?.map(({ good, name }) => toTag(good, name[around.lang], prices.get(good), around)) ?? [],
  };
}

/** No tag for a good that is not for sale or not named in the language: its place stays, the next tag is not its. */
function toTag(product: number, name: string | undefined, price: number | undefined, { offers, times }: Around) {
  if (!name || price === undefined) return null;
  return { good_id: product, name, price: toYuan(price), seckill_offer: toWireOffer(offers.of(product), times) };
}
