import { UnreadablePicture } from './original.ts';

/** Longest sides that are tried, in px: the first is what the shop keeps of a picture, the others are for those with very much in them. */
const SIDES = [2000, 1600, 1200] as const;
const QUALITY = 0.85;

/**
 * Draws a picture anew, upright and as JPEG, which every browser writes: on white, without what the camera noted beside it.
 *
 * @param most bytes of what is answered
 * @throws UnreadablePicture when the browser sees nothing in it, or cannot make it small enough
 */
export async function reducePicture(file: Blob, most: number): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new UnreadablePicture('the browser cannot open it', { cause });
  });
  try {
    for (const side of SIDES) {
      const smaller = await drawn(picture, side);
      if (smaller && smaller.size <= most) return smaller;
    }
  } finally {
    picture.close();
  }
  throw new UnreadablePicture('it cannot be made small enough');
}

function drawn(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const drawing = canvas.getContext('2d');
  if (!drawing) return Promise.resolve(null);
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
