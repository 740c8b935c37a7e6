import { type AnyPgColumn, bigint, boolean, index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { visibilities } from '../../words/shop.ts';
import { flag, id, localText, softDeletion, times, wholeNumber, within, word } from './columns.ts';

/** Tree of any depth; `parentId` null = top. State 0 shown, 1 hidden. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    slug: varchar({ length: 80 }).unique(),
    name: localText().notNull(),
    parentId: bigint({ mode: 'number' }).references((): AnyPgColumn => categories.id),
    sort: wholeNumber(),
    state: word(visibilities, 'shown'),
    isRecommended: flag(false, 'is_recommend'),
    ...softDeletion,
    ...times,
  },
  (t) => [index('categories_parent_index').on(t.parentId, t.sort), within('categories_state_check', t.state, [0, 1])],
);

export const brands = pgTable('brands', {
  id: id(),
  slug: varchar({ length: 80 }).unique(),
  name: localText().notNull(),
  sort: wholeNumber(),
  ...softDeletion,
  ...times,
});

/** How a demo picture is drawn (read by the picture generator only). */
export type PictureRecipe = Record<string, unknown>;

/**
 * Pictures, videos and files of any owner. `imageType` is the owner's kind (`good`, `good_sku`, `category`, `brand`, `banner`, `comment`,
 * `article`, `column`, `lottery_prize`, `flash_sale`, `flash_sale_sku`), `depict` its role for that owner.
 */
export const resources = pgTable(
  'resources',
  {
    id: id(),
    /** 1 picture, 2 video, 3 file. */
    type: wholeNumber(1),
    name: varchar({ length: 120 }),
    depict: varchar({ length: 100 }),
    img: varchar({ length: 255 }).notNull(),
    imageId: bigint({ mode: 'number' }).notNull(),
    imageType: varchar({ length: 40 }).notNull(),
    sort: integer().notNull().default(0),
    /** Private files (downloads) are never sent to a shopper. */
    isPrivate: boolean().notNull().default(false),
    recipe: jsonb().$type<PictureRecipe>(),
    ...times,
  },
  (t) => [
    index('resources_owner_index').on(t.imageType, t.imageId, t.sort, t.id),
    index('resources_img_index').on(t.img),
    within('resources_type_check', t.type, [1, 2, 3]),
  ],
);
