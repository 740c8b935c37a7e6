import { z } from 'zod';
import { articlePurposes } from '../../kernel/db/schema/index.ts';
import { block, type Text, text, words } from './texts.ts';

export type ContentCategory = {
  slug: string;
  name: Text;
  picture: string;
  recommended: boolean;
  sort: number;
  children?: ContentCategory[] | undefined;
};
export const category: z.ZodType<ContentCategory> = z.object({
  slug: z.string(),
  name: text,
  picture: z.string(),
  recommended: z.boolean(),
  sort: z.int(),
  get children() {
    return z.array(category).optional();
  },
});

export const brand = z.object({
  id: z.int(),
  slug: z.string(),
  name: text,
  sort: z.int(),
  categories: z.array(z.string()),
});
export type ContentBrand = z.infer<typeof brand>;

const stageBanner = z.object({
  id: z.int(),
  type: z.int(),
  name: text,
  title: text,
  subtitle: text,
  button: z
    .object({
      label: text,
      target: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('category'), slug: z.string() }),
        z.object({ kind: z.literal('page'), path: z.string() }),
      ]),
    })
    .nullable(),
  tint: z.enum(['cinnabar', 'jade', 'gold', 'indigo', 'wood']),
  pictures: z.array(z.string()),
  tags: z.array(z.object({ good: z.int(), name: text })).optional(),
  sort: z.int(),
  state: z.int(),
});
export type ContentBanner = z.infer<typeof stageBanner>;

const friendLink = z.object({
  id: z.int(),
  type: z.int(),
  name: text,
  url: z.string(),
  sort: z.int(),
  state: z.int(),
});

export const banners = z.object({
  carousel: z.array(stageBanner),
  advertisement: z.array(stageBanner),
  login: z.array(stageBanner),
  friend_links: z.array(friendLink),
});

const article = z.object({
  id: z.int(),
  slug: z.string(),
  purpose: z.enum(articlePurposes).optional(),
  name: text,
  describes: text,
  keywords: words,
  is_show: z.int(),
  sort: z.int(),
  blocks: z.array(block),
});

export type ContentBanners = z.infer<typeof banners>;

export const column = z.object({
  id: z.int(),
  slug: z.string(),
  name: text,
  kind: z.enum(['single', 'list']),
  is_show: z.int(),
  is_list: z.int(),
  sort: z.int(),
  blocks: z.array(block).optional(),
  articles: z.array(article).optional(),
});
export type ContentColumn = z.infer<typeof column>;

export const courier = z.object({
  id: z.int(),
  name: text,
  abbreviation: z.string(),
  waybill_prefix: z.string(),
  is_default: z.int(),
  state: z.int(),
  sort: z.int(),
  cold_chain: z.boolean(),
});
export type ContentCourier = z.infer<typeof courier>;

export const freight = z.object({
  templates: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: text,
      kind: z.enum(['fixed', 'template']),
      fixed_yuan: z.int().nullable(),
      ships_from: z.string(),
      free_provinces: z.array(z.string()),
      free_over_cents: z.int().nullable(),
      ways: z.array(
        z.object({
          province_codes: z.array(z.string()),
          first_piece: z.int(),
          first_cost_cents: z.int(),
          add_piece: z.int(),
          add_cost_cents: z.int(),
        }),
      ),
    }),
  ),
});
export type ContentShippingRates = z.infer<typeof freight>;

export const settings = z.object({
  shop: z.object({
    name: text,
    sign: z.string(),
    slogan: text,
    since: z.int(),
    icp: text,
    demo_notice: text,
    promises: z.array(z.object({ kind: z.string(), title: text, text })),
  }),
  site_metadata: z.object({ description: text, keywords: words, author: text }),
  points: z.object({ yuan_per_point: z.number(), return_percent: z.number() }),
  reviews: z.object({ points: z.int() }),
  payment: z.object({ time_limit_minutes: z.int(), methods: z.array(z.string()) }),
  delivery: z.object({
    days: z.record(z.string(), z.tuple([z.int(), z.int()])),
    cut_off: z.string(),
    parcel_days: z.array(z.int()),
    region: z.string(),
  }),
  orders: z.object({ auto_receipt_days: z.int(), auto_review_days: z.int() }),
  recommendations: z.object({ by_hour: z.record(z.string(), z.array(z.string())) }),
});
export type ContentSettings = z.infer<typeof settings>;

/** Rules of the search, per language, as `readSynonymRule` reads them. */
export const synonyms = z.object({ zh: z.array(z.string()), en: z.array(z.string()) });
export type ContentSynonyms = z.infer<typeof synonyms>;
