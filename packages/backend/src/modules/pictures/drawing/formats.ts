import type { Sharp } from 'sharp';

export type PictureFormat = 'avif' | 'webp';

export const contentTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp' };

/**
 * AVIF for whoever accepts it, WebP for everybody else. At equal error AVIF is 31 % smaller at 400 pixels and
 * 38 % at 800; effort 2 takes 60 ms where effort 4 takes 330 (docs/decisions).
 */
export function chooseFormat(accept: string | undefined): PictureFormat {
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

/** Encodes a drawn picture. Transparent edges need the higher quality. */
export function encode(picture: Sharp, format: PictureFormat, transparent: boolean): Promise<Buffer> {
  return format === 'avif'
    ? picture.avif({ quality: transparent ? 55 : 42, effort: 2 }).toBuffer()
    : picture.webp({ quality: transparent ? 86 : 80, alphaQuality: 90, effort: 4 }).toBuffer();
}
