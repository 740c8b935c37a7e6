import { z } from 'zod';
import type { BannerTag } from '../../../kernel/db/schema/index.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import { type BannerType, bannerTypes } from '../../../kernel/words/shop.ts';
import { address, flag, given, list, localText, mergeText, oneOf, patched, text, whole } from '../support/fields.ts';
import type { Problem } from '../support/problems.ts';

export type BannerDocument = {
  type: BannerType;
  name: LocalText;
  title: LocalText;
  subtitle: LocalText;
  button: LocalText;
  /** Colour of the stage, such as `#ffe8d6`. */
  tint: string | null;
  /** Cut-outs on the stage. */
  pictures: string[];
  /** A product and a short name for each cut-out, in the same order: its price tag. */
  tags: BannerTag[];
  /** Where a click leads: a path of the shop or an https address. */
  url: string | null;
  picture: string | null;
  sort: number;
  isShown: boolean;
};

/** What may be said of a banner; what is left out stays as it is. */
export const bannerPatch = z.strictObject({
  id: given(whole(1, Number.MAX_SAFE_INTEGER)),
  type: given(oneOf(bannerTypes.words)),
  name: given(localText(30)),
  title: given(localText(60)),
  subtitle: given(localText(120)),
  button: given(localText(30)),
  tint: text(30).nullish(),
  pictures: given(list(address)),
  tags: given(
    z.array(z.strictObject({ good: z.union([whole(1, Number.MAX_SAFE_INTEGER), text(80)]), name: localText(12) })),
  ),
  url: address.nullish(),
  picture: address.nullish(),
  sort: given(whole(0, 1_000_000)),
  isShown: given(flag),
});
/** Products of tags by id, or as an operator names them. */
export type BannerPatch = z.output<typeof bannerPatch>;

/** The same with the ids of all products. */
export type FoundBannerPatch = Omit<BannerPatch, 'tags'> & {
  tags?: { good: number; name: NonNullable<BannerPatch['tags']>[number]['name'] }[] | undefined;
};

export function mergeBanner(known: BannerDocument | null, patch: FoundBannerPatch): BannerDocument {
  return {
    type: patch.type ?? known?.type ?? 'carousel',
    name: mergeText(known?.name ?? null, patch.name),
    title: mergeText(known?.title ?? null, patch.title),
    subtitle: mergeText(known?.subtitle ?? null, patch.subtitle),
    button: mergeText(known?.button ?? null, patch.button),
    tint: patched(patch.tint, known?.tint ?? null),
    pictures: patch.pictures ?? known?.pictures ?? [],
    tags:
      patch.tags?.map(({ good: product, name }) => ({ good: product, name: mergeText(null, name) })) ??
      known?.tags ??
      [],
    url: patched(patch.url, known?.url ?? null),
    picture: patched(patch.picture, known?.picture ?? null),
    sort: patch.sort ?? known?.sort ?? 0,
    isShown: patch.isShown ?? known?.isShown ?? true,
  };
}

export function checkBanner({ type, name, pictures, tags, picture, url }: BannerDocument): Problem[] {
  const problems: Problem[] = [];
  if (Object.keys(name).length === 0) problems.push({ path: ['name'], reason: 'is missing in every language' });
  if (type === 'friend-link' && url === null)
    problems.push({ path: ['url'], reason: 'is missing: a link leads somewhere' });
  if (type !== 'friend-link' && picture === null)
    problems.push({ path: ['picture'], reason: 'is missing: see "pnpm shop pictures add"' });
  if (tags.length > pictures.length)
    problems.push({ path: ['tags'], reason: 'are more than there are pictures: each stands under one' });
  return problems;
}
