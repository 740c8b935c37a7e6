import type { Picture } from '@jishi/api';
import type { Variant } from '@jishi/api/products';
import { useState } from 'react';
import { type GalleryItem, openingPlace, placeOf } from '../model/gallery-items.ts';

export type Front = {
  shown: GalleryItem | null;
  /** Where that stands among the items; `null` for a picture only the variant has. */
  place: number | null;
  /** The number to say of it. */
  number: number;
  /** The picture of the chosen variant, while it is in front. */
  variantPicture: Picture | null;
  show: (place: number) => void;
  next: () => void;
  previous: () => void;
};

/** What of a gallery is in front: the picture of a variant when it is chosen, until somebody turns on. */
export function useFront(items: readonly GalleryItem[], variant: Variant | null, isChosen: boolean): Front {
  const [index, setIndex] = useState(() => openingPlace(items, variant));
  const chosen = isChosen ? variant : null;
  /** The variant whose picture has been put aside by turning on; chosen anew it comes again. */
  const [passedId, setPassedId] = useState<string | null>(null);
  if (passedId !== null && chosen?.id !== passedId) setPassedId(null);
  const variantPicture = chosen && chosen.id !== passedId ? chosen.picture : null;
  const found = variantPicture ? placeOf(items, variantPicture) : index;
  const from = found < 0 ? index : found;
  const show = (next: number) => {
    setPassedId(chosen?.id ?? null);
    setIndex((next + items.length) % items.length);
  };
  return {
    shown: variantPicture ? { kind: 'picture', url: variantPicture.url } : (items[index] ?? null),
    place: found < 0 ? null : found,
    number: from + 1,
    variantPicture,
    show,
    next: () => show(from + 1),
    previous: () => show(from - 1),
  };
}
