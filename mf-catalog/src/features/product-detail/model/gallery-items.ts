import type { Picture } from '@jishi/api';
import { chosenVariant, initialChoice, type Product, type Variant } from '@jishi/api/products';
import { namedVariant } from './offer-address.ts';

/** One thing the gallery shows. */
export type GalleryItem = { kind: 'picture'; url: string } | { kind: 'video'; url: string; poster: string | null };

type Shown = Pick<Product, 'video' | 'pictures'>;

/** The video first, then the pictures. */
export function galleryItems({ video, pictures }: Shown): GalleryItem[] {
  return [
    ...(video ? [{ kind: 'video', ...video } as const] : []),
    ...pictures.map(({ url }) => ({ kind: 'picture', url }) as const),
  ];
}

/** Where a gallery opens: at the picture of the variant the picker begins with where that is among them, else at the beginning, and always at a video. */
export function openingPlace(items: readonly GalleryItem[], variant: Pick<Variant, 'picture'> | null): number {
  if (items[0]?.kind === 'video') return 0;
  return Math.max(0, placeOf(items, variant?.picture ?? null));
}

/** What a page opens with: the picture of the variant its address names, else what stands where the gallery opens. */
export function openingItem(product: Shown & Pick<Product, 'variants'>, query: URLSearchParams): GalleryItem | null {
  const { variants } = product;
  const named = namedVariant(variants, query)?.picture;
  if (named) return { kind: 'picture', url: named.url };
  const items = galleryItems(product);
  return items[openingPlace(items, chosenVariant(variants, initialChoice(variants)))] ?? null;
}

/** Where a picture stands among the items, -1 where it does not. */
export const placeOf = (items: readonly GalleryItem[], picture: Picture | null): number =>
  items.findIndex(({ url }) => url === picture?.url);

/** The small picture of an item; a video without a poster has none. */
export const thumbnailOf = (item: GalleryItem): string | null => (item.kind === 'video' ? item.poster : item.url);

/** The pictures with one more in front, unless it is among them. */
export const withPicture = (pictures: readonly Picture[], picture: Picture | null): readonly Picture[] =>
  picture && pictures.every(({ url }) => url !== picture.url) ? [picture, ...pictures] : pictures;
