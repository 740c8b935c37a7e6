import { sendable } from '@jishi/part-kit/original-picture';

/** A picture of this device: its content as an address the page may show, and its size in px. */
export type ChosenPicture = { src: string; width: number; height: number };

/** Reads a file as a picture; a large one as a smaller copy, which moves more lightly. Rejects when nothing can be seen in it. */
export async function readPicture(file: Blob): Promise<ChosenPicture> {
  const src = await dataUrlOf(await sendable(file));
  const image = new Image();
  image.src = src;
  await image.decode();
  return { src, width: image.naturalWidth, height: image.naturalHeight };
}

/** The pages of the shop show data addresses of their own, and none of the browser's blobs. */
function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
