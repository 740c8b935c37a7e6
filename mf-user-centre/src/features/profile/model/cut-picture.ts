/** A square of a picture in its px. */
export type Square = { x: number; y: number; width: number; height: number };

/** Sharp at double density where avatars are largest. */
export const AVATAR_PX = 400;

/**
 * Cuts a square out of a picture, as WebP, or as PNG where the browser cannot write that. Of a moving picture it is the first frame.
 * Rejects when the browser cannot draw it.
 *
 * @param px side of the square that is answered
 */
export async function cutPicture(src: string, { x, y, width, height }: Square, px = AVATAR_PX): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = px;
  canvas.height = px;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('this browser draws nothing');
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, x, y, width, height, 0, 0, px, px);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the square was not written'))),
      'image/webp',
      0.9,
    );
  });
}
