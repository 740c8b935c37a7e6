import type { Page } from '@playwright/test';

/** A file as it is chosen in a page. */
export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A photo as a customer would choose one: of chestnuts, from the demo shop. */
export async function photo(origin: string): Promise<Upload> {
  const picture = await fetch(`${origin}/media/goods/1029.webp`);
  return { name: 'chestnuts.webp', mimeType: 'image/webp', buffer: Buffer.from(await picture.arrayBuffer()) };
}

/** A picture twice as wide as high, its left half red and its right half blue. `isGrainy`: as photos are, with few bytes to save. */
export async function halves(
  page: Page,
  { width, isGrainy = false }: { width: number; isGrainy?: boolean },
): Promise<Upload> {
  const address = await page.evaluate(
    ([all, grain]) => {
      const canvas = document.createElement('canvas');
      canvas.width = all;
      canvas.height = all / 2;
      const drawing = canvas.getContext('2d')!;
      drawing.fillStyle = 'rgb(255 0 0)';
      drawing.fillRect(0, 0, all / 2, all / 2);
      drawing.fillStyle = 'rgb(0 0 255)';
      drawing.fillRect(all / 2, 0, all / 2, all / 2);
      const picture = drawing.getImageData(0, 0, all, all / 2);
      for (let at = 0; at < picture.data.length; at += 1) {
        const from = picture.data[at] ?? 0;
        if (at % 4 !== 3) picture.data[at] = Math.abs(from - Math.random() * grain);
      }
      drawing.putImageData(picture, 0, 0);
      return canvas.toDataURL('image/png');
    },
    [width, isGrainy ? 32 : 0] as const,
  );
  return { name: 'halves.png', mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

/** More bytes than the shop takes: pages make it smaller before they send it. */
export async function largePicture(page: Page): Promise<Upload> {
  const upload = await halves(page, { width: 2400, isGrainy: true });
  if (upload.buffer.length <= 2 * 1024 * 1024) throw new Error(`${upload.buffer.length} bytes are not many`);
  return upload;
}
