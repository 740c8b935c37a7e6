import { z } from 'zod';
import { type Lang, type LocalText, pickText } from '../../../kernel/texts/languages.ts';
import { pageSchema } from '../../../kernel/wire/page.ts';
import { type ResourceRow, resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import type { Article, Column } from '../article-records.ts';

/** How a request wants things written, and the picture of each row by its id. */
export type Wording = { lang: Lang; times: Times; pictures: ReadonlyMap<number, readonly ResourceRow[]> };

const text = z.string().nullable();
const picture = resourceSchema.nullable();
const details = z.string().meta({ description: 'cleaned HTML' });

/** A row of `GET column`. */
export const columnResponse = z.object({
  id: z.int(),
  name: z.string(),
  pid: z.int(),
  keyword: text,
  describes: text,
  template: z.string(),
  is_show: z.int(),
  is_list: z.int(),
  sort: z.int(),
  pv: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  resources: picture,
});
const columnProperty = z.object({ id: z.int(), column_id: z.int(), details }).nullable();

/** `GET column/{id}`. */
export const oneColumnResponse = columnResponse.extend({ column_property: columnProperty });

const link = z.object({ id: z.int(), pid: z.int(), name: z.string() });
const articleRow = z.object({
  id: z.int(),
  name: z.string(),
  pv: z.int(),
  created_at: z.string(),
  resources: picture,
});

/** `GET article/column/{key}`; without the column the last two are absent. */
export const columnPageResponse = z.object({
  paginate: pageSchema(articleRow),
  column: oneColumnResponse
    .pick({
      id: true,
      pid: true,
      name: true,
      template: true,
      keyword: true,
      describes: true,
      created_at: true,
      column_property: true,
      resources: true,
    })
    .nullable(),
  breadcrumb: z.array(link).optional(),
  menu: z.array(link).optional(),
});

/** `GET article/{key}`. */
export const articleResponse = z.object({
  id: z.int(),
  column_id: z.int(),
  name: z.string(),
  template: z.string(),
  keyword: text,
  describes: text,
  pv: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  article_property: z.object({ article_id: z.int(), details }),
  resources: picture,
  column: z.object({ id: z.int(), name: z.string() }),
});

const optional = (value: LocalText | null, lang: Lang) => value && pickText(value, lang);

function pictureOf(id: number, { pictures, times }: Wording) {
  const [first] = pictures.get(id) ?? [];
  return first ? toWireResource(first, times) : null;
}

export function toColumn(row: Column, wording: Wording): z.output<typeof columnResponse> {
  const { lang, times } = wording;
  return {
    id: row.id,
    name: pickText(row.name, lang),
    pid: row.parentId,
    keyword: optional(row.keyword, lang),
    describes: optional(row.describes, lang),
    template: row.template,
    is_show: row.isVisible ? 1 : 2,
    is_list: Number(row.listsArticles),
    sort: row.sort,
    pv: row.pv,
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
    resources: pictureOf(row.id, wording),
  };
}

/** A column with its own text, which lists of articles have none of. */
export function toOneColumn(row: Column, wording: Wording): z.output<typeof oneColumnResponse> {
  const own = optional(row.details, wording.lang);
  const property = own === null ? null : { id: row.id, column_id: row.id, details: own };
  return { ...toColumn(row, wording), column_property: property };
}

export function toLink(row: Column, lang: Lang): z.output<typeof link> {
  return { id: row.id, pid: row.parentId, name: pickText(row.name, lang) };
}

export function toArticleRow(row: Article, wording: Wording): z.output<typeof articleRow> {
  return {
    id: row.id,
    name: pickText(row.name, wording.lang),
    pv: row.pv,
    created_at: wording.times.text(row.createdAt),
    resources: pictureOf(row.id, wording),
  };
}

export function toArticle(row: Article, column: Column, wording: Wording): z.output<typeof articleResponse> {
  const { lang, times } = wording;
  return {
    id: row.id,
    column_id: row.columnId,
    name: pickText(row.name, lang),
    template: row.template,
    keyword: optional(row.keyword, lang),
    describes: optional(row.describes, lang),
    pv: row.pv,
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
    article_property: { article_id: row.id, details: optional(row.details, lang) ?? '' },
    resources: pictureOf(row.id, wording),
    column: { id: column.id, name: pickText(column.name, lang) },
  };
}
