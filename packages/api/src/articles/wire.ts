import * as z from 'zod/mini';
import { wireFlag, wireId, wireList, wireNumber, wirePage, wireText } from '../wire/parts.ts';

const wireDetails = z.nullish(z.object({ details: wireText }));
const wireLink = z.object({ id: wireId, name: z.string() });

/** Row of `GET column`. */
export const wireColumn = z.object({ id: wireId, name: z.string(), pid: z.nullish(wireId), is_list: wireFlag });
export type WireColumn = z.infer<typeof wireColumn>;

/** `GET article/column/{key}`; without such a column the last three are missing or null. */
export const wireColumnPage = z.object({
  paginate: wirePage(z.object({ id: wireId, name: z.string(), created_at: wireText })),
  column: z.nullish(
    z.object({
      id: wireId,
      name: z.string(),
      template: wireText,
      keyword: wireText,
      describes: wireText,
      created_at: wireText,
      column_property: wireDetails,
    }),
  ),
  breadcrumb: z.optional(wireList(wireLink)),
  menu: z.optional(wireList(wireLink)),
});
export type WireColumnPage = z.infer<typeof wireColumnPage>;

/** `GET article/{key}`; null when unknown. */
export const wireArticle = z.object({
  id: wireId,
  name: z.string(),
  keyword: wireText,
  describes: wireText,
  pv: wireNumber,
  created_at: wireText,
  updated_at: wireText,
  article_property: wireDetails,
  column: z.nullish(wireLink),
});
export type WireArticle = z.infer<typeof wireArticle>;
