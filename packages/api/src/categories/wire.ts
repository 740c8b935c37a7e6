import * as z from 'zod/mini';
import { wireFlag, wireId, wireList, wireNumber, wireResource } from '../wire/parts.ts';

/** A row of `GET goodCategory`; `children` only in a tree and not on leaves. */
export type WireCategory = {
  id: number | string;
  name: string;
  pid?: number | string | null | undefined;
  is_recommend?: number | string | boolean | null | undefined;
  resources?: z.infer<typeof wireResource> | null | undefined;
  /** Not from an api older than it. */
  has_icon?: boolean | null | undefined;
  /** Not from an api below level 14. */
  good_count?: number | string | null | undefined;
  children?: WireCategory[] | undefined;
};

const wireCategory: z.ZodMiniType<WireCategory> = z.object({
  id: wireId,
  name: z.string(),
  pid: z.nullish(wireId),
  is_recommend: wireFlag,
  resources: z.nullish(wireResource),
  has_icon: z.nullish(z.boolean()),
  good_count: wireNumber,
  children: z.optional(z.lazy(() => wireCategories)),
});

export const wireCategories: z.ZodMiniType<WireCategory[]> = wireList(wireCategory);
