import { z } from 'zod';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import {
  amount,
  given,
  key,
  list,
  localText,
  mergeText,
  orderedText,
  patched,
  text,
  whole,
} from '../support/fields.ts';

/** What the first and each further portion of pieces costs in some provinces. Amounts in cents. */
type RateStep = {
  firstPieces: number;
  firstFee: number;
  furtherPieces: number;
  furtherFee: number;
  provinces: string[];
};

/** A shipping rate (of a product: `shippingRate`). `freeOver` in cents; null: never free by amount. */
export type RateDocument = {
  key: string;
  name: LocalText;
  /** Region codes. */
  shipsFrom: string[];
  freeProvinces: string[];
  freeOver: number | null;
  steps: RateStep[];
};

const regions = list(text(20));

export const ratePatch = z.strictObject({
  key: key(80),
  name: given(localText(60)),
  shipsFrom: given(regions),
  freeProvinces: given(regions),
  freeOver: amount.nullish(),
  steps: given(
    z.array(
      z.strictObject({
        firstPieces: whole(0, 1_000_000),
        firstFee: amount,
        furtherPieces: whole(0, 1_000_000),
        furtherFee: amount,
        provinces: given(regions).transform((provinces) => provinces ?? []),
      }),
    ),
  ),
});
export type RatePatch = z.output<typeof ratePatch>;

export function mergeRate(known: RateDocument | null, patch: RatePatch): RateDocument {
  return {
    key: patch.key,
    name: mergeText(known?.name ?? null, patch.name),
    shipsFrom: patch.shipsFrom ?? known?.shipsFrom ?? [],
    freeProvinces: patch.freeProvinces ?? known?.freeProvinces ?? [],
    freeOver: patched(patch.freeOver, known?.freeOver ?? null),
    steps: patch.steps ?? known?.steps ?? [],
  };
}

export const writeRate = (rate: RateDocument) => ({
  ...rate,
  name: orderedText(rate.name),
  steps: rate.steps.map(({ firstPieces, firstFee, furtherPieces, furtherFee, provinces }) => ({
    firstPieces,
    firstFee,
    furtherPieces,
    furtherFee,
    provinces,
  })),
});
