import { index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { LocalText } from '../../texts/languages.ts';
import { bannerTypes, visibilities } from '../../words/shop.ts';
import { flag, id, localHtml, localText, shownFlag, times, wholeNumber, within, word } from './columns.ts';

/** A product beside a cut-out of a banner: a short name for its price tag. */
/** `good`: the id of a product; stored so since the first banners. */
export type BannerTag = { good: number; name: LocalText };

/** Further texts of a banner, beyond the contract's name and picture. `tags` belong to `pictures`, in the same order. */
export type BannerContent = {
  title?: LocalText;
  subtitle?: LocalText;
  button?: LocalText;
  tint?: string;
  pictures?: string[];
  tags?: BannerTag[];
};

export const banners = pgTable(
  'banners',
  {
    id: id(),
    type: word(bannerTypes, 'carousel'),
    name: localText().notNull(),
    content: jsonb().$type<BannerContent>(),
    url: varchar({ length: 255 }),
    sort: wholeNumber(),
    state: word(visibilities, 'shown'),
    ...times,
  },
  (t) => [
    index('banners_type_index').on(t.type, t.state, t.sort),
    within('banners_type_check', t.type, [0, 1, 2, 3]),
    within('banners_state_check', t.state, [0, 1]),
  ],
);

export const languages = pgTable('languages', {
  code: varchar({ length: 8 }).primaryKey(),
  iso: varchar({ length: 16 }).notNull(),
  name: varchar({ length: 40 }).notNull(),
  sort: wholeNumber(),
});

/** Settings of the shop an operator may change without a restart, by dotted name. */
export const configs = pgTable('configs', {
  key: varchar({ length: 120 }).primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  ...times,
});

/** Decoration of the mobile home page. */
export const projects = pgTable('projects', {
  id: id(),
  name: varchar({ length: 60 }).notNull(),
  cover: varchar({ length: 255 }),
  pages: jsonb().$type<unknown>(),
  config: jsonb().$type<unknown>(),
  ...times,
});

/** Texts and columns of the help section. `listsArticles`: instead of a text of its own. */
export const columns = pgTable('columns', {
  id: id(),
  slug: varchar({ length: 80 }).unique(),
  parentId: wholeNumber(),
  name: localText().notNull(),
  keyword: localText(),
  describes: localText(),
  details: localHtml(),
  template: varchar({ length: 60 }).notNull().default('defaultColumn'),
  isVisible: shownFlag(),
  listsArticles: flag(true, 'is_list'),
  sort: wholeNumber(5),
  pv: wholeNumber(),
  ...times,
});
