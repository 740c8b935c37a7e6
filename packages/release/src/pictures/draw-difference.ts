import type { Browser } from 'playwright-core';
import { type Difference, differenceOf } from './difference.ts';

/** Pictures as WebP. `marked`: the picture after, paler where nothing changed, with the regions that changed outlined; `null` when nothing did. */
export type Drawn = {
  before: Buffer | null;
  after: Buffer | null;
  marked: Buffer | null;
  /** `null` unless there are both pictures. */
  difference: Difference | null;
};

/** Compares two pictures (PNG) on a canvas of the browser, and draws what changed. */
export async function drawDifference(browser: Browser, before: Buffer | null, after: Buffer | null): Promise<Drawn> {
  const page = await browser.newPage();
  try {
    await page.evaluate(`globalThis.differenceOf = ${differenceOf}`);
    const drawn = await page.evaluate(
      drawInPage,
      [before, after].map((png) => png?.toString('base64') ?? null),
    );
    const [one, other, marked] = drawn.pictures.map((text) => (text === null ? null : Buffer.from(text, 'base64')));
    return { before: one ?? null, after: other ?? null, marked: marked ?? null, difference: drawn.difference };
  } finally {
    await page.close();
  }
}

/** Runs in the browser. */
async function drawInPage(pngs: (string | null)[]) {
  const COLOUR = '#c4007a';
  const MARGIN = 6;
  const compare = (globalThis as unknown as { differenceOf: typeof differenceOf }).differenceOf;

  const [before, after] = await Promise.all(pngs.map((png) => (png === null ? null : read(png))));
  const difference = before && after ? compare(pixels(before), pixels(after)) : null;
  const marked = before && after && difference && difference.share > 0 ? mark(before, after, difference) : null;
  const pictures = await Promise.all([before, after, marked].map((canvas) => (canvas ? written(canvas) : null)));
  return { difference, pictures };

  async function read(png: string): Promise<OffscreenCanvas> {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d', { willReadFrequently: true })!.drawImage(picture, 0, 0);
    return canvas;
  }

  function pixels(canvas: OffscreenCanvas) {
    return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  }

  function mark(one: OffscreenCanvas, other: OffscreenCanvas, { boxes }: Difference): OffscreenCanvas {
    const canvas = new OffscreenCanvas(Math.max(one.width, other.width), Math.max(one.height, other.height));
    const drawing = canvas.getContext('2d')!;
    drawing.fillStyle = '#d9d9d9';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.globalAlpha = 0.35;
    drawing.drawImage(other, 0, 0);
    drawing.globalAlpha = 1;
    for (const { x, y, width, height } of boxes) drawing.drawImage(other, x, y, width, height, x, y, width, height);
    drawing.strokeStyle = COLOUR;
    drawing.lineWidth = 4;
    for (const { x, y, width, height } of boxes) {
      drawing.strokeRect(x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
    }
    return canvas;
  }

  async function written(canvas: OffscreenCanvas): Promise<string> {
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer(),
    );
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  }
}
