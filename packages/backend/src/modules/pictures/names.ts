import type { EmptyPictureName } from '@jishi/api/empty-picture';
import { MEDIA_PATH } from '../../kernel/wire/media-address.ts';
import { type SiblingWidth, siblingWidths } from './drawing/recipes.ts';

const address = (name: string) => `${MEDIA_PATH}${name}.webp`;
const stem = (file: string) => file.replace(/\.webp$/, '');
const turned = (file: string, hue: number) => (hue === 0 ? stem(file) : `${stem(file)}-h${hue}`);

/** Names of all pictures the shop knows, without extension; `pictureUrl` makes the address. */
export const pictureNames = {
  /** Main picture of a product of the demo content. */
  product: (id: number) => `goods/${id}`,
  /** Further frame of a product, `index` from 1. */
  gallery: (id: number, index: number) => `goods/${id}-${index}`,
  /** A variant in its colour (hue rotation in degrees). */
  variant: (productId: number, hue: number) => `goods/${productId}-h${hue}`,
  /** Cut-out of one object, for categories, prizes, stages and portraits. */
  object: (file: string, hue = 0) => `objects/${turned(file, hue)}`,
  /** Object above an empty state. */
  empty: (name: EmptyPictureName) => `empty/${name}`,
  brand: (slug: string) => `brands/${slug}`,
  banner: (id: number) => `banners/${id}`,
  /** Customer picture of a review, `index` from 1. */
  review: (id: number, index: number) => `reviews/${id}-${index}`,
};

/** The address of a picture, for example `/media/products/1001.webp`; siblings end in `_<width>.webp`. */
export function pictureUrl(name: string): string {
  return address(name);
}

export type RequestedPicture = { name: string; sibling: SiblingWidth | null };

const pattern = new RegExp(`^([a-z]+/[a-z0-9-]+?)(?:_(${siblingWidths.join('|')}))?\\.webp$`);

/** Takes the part of an address behind `/media/` apart; null for anything that is not a picture address. */
export function parsePictureName(path: string): RequestedPicture | null {
  const match = pattern.exec(path);
  if (!match?.[1]) return null;
  const sibling = siblingWidths.find((width) => String(width) === match[2]) ?? null;
  return { name: match[1], sibling };
}
