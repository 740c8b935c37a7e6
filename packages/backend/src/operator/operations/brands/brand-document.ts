import { z } from 'zod';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import { address, given, key, localText, mergeText, orderedText, patched, whole } from '../support/fields.ts';
import type { Problem } from '../support/problems.ts';

export type BrandDocument = { key: string; name: LocalText; sort: number; picture: string | null };

/** What may be said of a brand; what is left out stays as it is. */
export const brandPatch = z.strictObject({
  key: key(80),
  name: given(localText(30)),
  sort: given(whole(0, 1_000_000)),
  picture: address.nullish(),
});
export type BrandPatch = z.output<typeof brandPatch>;

export function mergeBrand(known: BrandDocument | null, patch: BrandPatch): BrandDocument {
  return {
    key: patch.key,
    name: mergeText(known?.name ?? null, patch.name),
    sort: patch.sort ?? known?.sort ?? 0,
    picture: patched(patch.picture, known?.picture ?? null),
  };
}

export const writeBrand = (brand: BrandDocument) => ({ ...brand, name: orderedText(brand.name) });

/** A name in one language at least. */
export function checkName({ document, index }: { document: { name: LocalText }; index: number }): Problem[] {
  return Object.keys(document.name).length > 0
    ? []
    : [{ path: [index, 'name'], reason: 'is missing in every language' }];
}
