import type { Picture } from '@jishi/api';
import type { Product } from '@jishi/api/products';

/** One thing the gallery shows. */
export type GalleryItem = { kind: 'picture'; url: string } | { kind: 'video'; url: string; poster: string | null };

/** The video first, then the pictures. */
export function galleryItems({ video, pictures }: Pick<Product, 'video' | 'pictures'>): GalleryItem[] {
  return [
    ...(video ? [{ kind: 'video', ...video } as const] : []),
    ...pictures.map(({ url }) => ({ kind: 'picture', url }) as const),
  ];
}

/** The small picture of an item; a video without a poster has none. */
export const thumbnailOf = (item: GalleryItem): string | null => (item.kind === 'video' ? item.poster : item.url);

/** The pictures with one more in front, unless it is among them. */
export const withPicture = (pictures: readonly Picture[], picture: Picture | null): readonly Picture[] =>
  picture && pictures.every(({ url }) => url !== picture.url) ? [picture, ...pictures] : pictures;
