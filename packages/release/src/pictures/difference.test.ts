import { expect, test } from 'vitest';
import { differenceOf, type Pixels } from './difference.ts';

type Rect = [x: number, y: number, width: number, height: number];

/** A white picture with rectangles of a grey. */
function picture(width: number, height: number, rects: readonly Rect[] = [], grey = 0): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [left, top, wide, high] of rects) {
    for (let y = top; y < top + high; y += 1) {
      const from = (y * width + left) * 4;
      for (let at = from; at < from + wide * 4; at += 1) if (at % 4 !== 3) data[at] = grey;
    }
  }
  return { width, height, data };
}

const white = picture(200, 100);

const cases: [string, Pixels, Pixels, pixels: number, boxes: Rect[]][] = [
  ['the same', white, white, 0, []],
  ['one region', white, picture(200, 100, [[20, 30, 50, 10]]), 500, [[20, 30, 50, 10]]],
  ['what smoothing does', white, picture(200, 100, [[20, 30, 50, 10]], 239), 0, []],
  ['a grey one can see', white, picture(200, 100, [[20, 30, 50, 10]], 238), 500, [[20, 30, 50, 10]]],
  [
    'two near each other',
    white,
    picture(200, 100, [
      [10, 10, 5, 5],
      [25, 10, 5, 5],
    ]),
    50,
    [[10, 10, 20, 5]],
  ],
  [
    'two apart',
    white,
    picture(200, 100, [
      [10, 10, 5, 5],
      [120, 60, 5, 5],
    ]),
    50,
    [
      [10, 10, 5, 5],
      [120, 60, 5, 5],
    ],
  ],
  [
    'one around another',
    white,
    picture(200, 100, [
      [0, 0, 200, 2],
      [0, 98, 200, 2],
      [0, 0, 2, 100],
      [100, 50, 1, 1],
    ]),
    993,
    [[0, 0, 200, 100]],
  ],
  [
    'edges of a row are no neighbours',
    white,
    picture(200, 100, [
      [199, 5, 1, 1],
      [0, 20, 1, 1],
    ]),
    2,
    [
      [199, 5, 1, 1],
      [0, 20, 1, 1],
    ],
  ],
  ['taller', white, picture(200, 110), 2000, [[0, 100, 200, 10]]],
  ['less tall', picture(200, 110), white, 2000, [[0, 100, 200, 10]]],
  ['empty', picture(0, 0), picture(0, 0), 0, []],
];

test.each(cases)('%s', (_, before, after, pixels, boxes) => {
  const { share, boxes: found } = differenceOf(before, after);
  const all = Math.max(before.width * before.height, after.width * after.height);
  expect(share).toBeCloseTo(all === 0 ? 0 : pixels / all, 10);
  expect(found).toEqual(boxes.map(([x, y, width, height]) => ({ x, y, width, height })));
});
