import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { MEDIA_PATH } from '../../../kernel/wire/media-address.ts';
import { type ResourceRow, resourceSchema, toWireResource, type WireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { visibilities } from '../../../kernel/words/shop.ts';
import { type CategoryRow, childrenOf } from '../category-tree.ts';

const categoryColumns = z.object({
  id: z.int(),
  lang: z.string(),
  lang_parent_id: z.int(),
  name: z.string(),
  pid: z.int(),
  sort: z.int(),
  state: z.int(),
  is_recommend: z.int(),
  deleted_at: z.null(),
  created_at: z.string(),
  updated_at: z.string(),
});
type CategoryColumns = z.output<typeof categoryColumns>;

/** Row of `GET goodCategory`. `children` only in a tree and not on leaves, `category` only with `is_recommend`. */
export type WireCategory = CategoryColumns & {
  state_show: string;
  resources: WireResource | null;
  /** Its picture is kept here, so there is a sibling `_40` for icons. */
  has_icon: boolean;
  /** Goods on sale in it and everything below. */
  good_count: number;
  category?: CategoryColumns | null | undefined;
  children?: WireCategory[] | undefined;
};

export const categorySchema: z.ZodType<WireCategory> = categoryColumns
  .extend({
    state_show: z.string(),
    resources: resourceSchema.nullable(),
    has_icon: z.boolean(),
    good_count: z.int().meta({ description: 'goods on sale in it and everything below' }),
    category: categoryColumns.nullish(),
    children: z.lazy(() => z.array(categorySchema)).optional(),
  })
  .meta({ id: 'Category' });

type Surroundings = {
  lang: Lang;
  times: Times;
  pictures: ReadonlyMap<number, ResourceRow[]>;
  /** Products by category. */
  counts: ReadonlyMap<number, number>;
  /** Where parents are looked up; null leaves them out. */
  parents: readonly CategoryRow[] | null;
};

const shownLabel: Record<Lang, string> = { zh: '显示', en: 'Shown' };

function toColumns(row: CategoryRow, { lang, times }: Surroundings): CategoryColumns {
  return {
    id: row.id,
    lang,
    lang_parent_id: 0,
    name: pickText(row.name, lang),
    pid: row.parentId ?? 0,
    sort: row.sort,
    state: visibilities.numbers[row.state],
    is_recommend: Number(row.isRecommended),
    deleted_at: null,
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
  };
}

function toWire(row: CategoryRow, around: Surroundings): WireCategory {
  const [picture] = around.pictures.get(row.id) ?? [];
  const parent = around.parents?.find(({ id }) => id === row.parentId);
  return {
    ...toColumns(row, around),
    state_show: shownLabel[around.lang],
    ...(around.parents && { category: parent ? toColumns(parent, around) : null }),
    resources: picture ? toWireResource(picture, around.times) : null,
    has_icon: picture?.img.startsWith(MEDIA_PATH) ?? false,
    good_count: around.counts.get(row.id) ?? 0,
  };
}

export function toCategoryList(rows: readonly CategoryRow[], around: Surroundings): WireCategory[] {
  return rows.map((row) => toWire(row, around));
}

export function toCategoryTree(rows: readonly CategoryRow[], around: Surroundings): WireCategory[] {
  const children = childrenOf(rows);
  const branch = (row: CategoryRow): WireCategory => {
    const below = children.get(row.id);
    return below ? { ...toWire(row, around), children: below.map(branch) } : toWire(row, around);
  };
  return (children.get(null) ?? []).map(branch);
}

const sortable: Record<string, (row: CategoryRow) => number> = { id: (row) => row.id, sort: (row) => row.sort };

/** `-id`, `+sort` and the like; anything else keeps the display order. */
export function sortCategories(rows: readonly CategoryRow[], sort: string | null | undefined): CategoryRow[] {
  const value = sortable[sort?.replace(/^[-+ ]/, '') ?? ''];
  if (!value) return [...rows];
  const sign = sort?.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => sign * (value(one) - value(other)));
}
