/** Widths in which every server keeps scaled siblings of a picture. */
export const pictureWidths = [80, 150, 200, 250, 300, 350] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** A still picture. */
export type Picture = { readonly url: string };

const extension = /\.(?:jpe?g|png|gif|bmp|webp|avif)(?=$|[?#])/i;

/**
 * Address of the scaled sibling of a picture: `…/name.jpg` → `…/name_300.jpg`.
 * Only newer servers have one of 40, for icons (`categoryIcon`). An address without a picture extension (data URI, SVG, foreign service) is returned as it is.
 */
export function pictureUrl(url: string, width: PictureWidth | 40 = 300): string {
  return url.replace(extension, (found) => `_${width}${found}`);
}

/**
 * `srcset` with siblings, for a picture whose drawn width depends on the layout (name it in `sizes`).
 * Our server makes siblings at double density, so the one of 150 is 300 pixels across.
 */
export function pictureSrcSet(url: string, widths: readonly PictureWidth[]): string {
  if (!extension.test(url)) return '';
  return widths.map((width) => `${pictureUrl(url, width)} ${width * 2}w`).join(', ');
}
