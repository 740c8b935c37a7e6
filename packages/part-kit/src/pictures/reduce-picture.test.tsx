import { afterEach, expect, it, vi } from 'vitest';
import { UnreadablePicture } from './original.ts';
import { reducePicture } from './reduce-picture.ts';

// What draws needs a browser, and is tried in one by the journeys; here stands in what it would answer.
const file = new Blob(['picture'], { type: 'image/png' });
const close = vi.fn();
const sizes: [number, number][] = [];

/** A browser that opens a picture of this size and writes so many bytes for each px of its longest side. */
function inBrowser(width: number, height: number, bytesPerPx: number): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function write(this: HTMLCanvasElement, answer) {
    sizes.push([this.width, this.height]);
    answer(new Blob([new Uint8Array(Math.max(this.width, this.height) * bytesPerPx)], { type: 'image/jpeg' }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  close.mockReset();
  sizes.length = 0;
});

it.each([
  ['a photo', 4000, 3000, [[2000, 1500]]],
  ['one that is small on screens stays as wide as it is', 800, 1000, [[800, 1000]]],
  ['a strip', 6000, 1, [[2000, 1]]],
] as const)('%s is drawn anew', async (_, width, height, tried) => {
  inBrowser(width, height, 10);
  const smaller = await reducePicture(file, 100_000);
  expect([smaller.type, sizes]).toEqual(['image/jpeg', tried]);
  expect(close).toHaveBeenCalledOnce();
});

it('is made smaller still until it fits', async () => {
  inBrowser(4000, 4000, 10);
  expect((await reducePicture(file, 12_500)).size).toBe(12_000);
  expect(sizes.map(([width]) => width)).toEqual([2000, 1600, 1200]);
});

it('says so when it cannot be made to fit, or cannot be opened', async () => {
  inBrowser(4000, 4000, 10);
  await expect(reducePicture(file, 100)).rejects.toThrow(UnreadablePicture);
  expect(close).toHaveBeenCalledOnce();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await expect(reducePicture(file, 100)).rejects.toThrow(UnreadablePicture);
});
